/**
 * The pages in the CMS's preview: the real components and styles with the edited content. Not part of visitors' pages.
 */
import type { PageProps } from 'gatsby';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { paragraphsOf } from '../../model/texts';
import NotFound from '../../pages/404';
import About from '../../pages/about';
import Imprint from '../../pages/imprint';
import Privacy from '../../pages/privacy';
import type { EntryName } from '../entries';
import type { Draft } from './PreviewPane';

type Page = ComponentType<Partial<PageProps<Draft['data']>>>;

/** Other entries are shown in the About page. */
const pages = { notFound: NotFound, imprint: Imprint, privacy: Privacy } as Partial<
  Record<EntryName, Page>
>;

const show = () => document.body.removeAttribute('hidden');
/** The look's tokens and fonts. First, as the other styles change some of the tokens; the page is hidden until they load. */
const lookStyles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  onload: show,
  onerror: show,
});
document.head.prepend(lookStyles);

function Preview({ entry, data, focus }: Draft) {
  useEffect(() => {
    const element =
      elementShowing(focus) ?? (entry === 'company' ? document.querySelector('footer') : undefined);
    if (focus !== undefined) element?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    lookStyles.href = `looks/${data.look}.css`;
  }, [data.look]);
  const Page = pages[entry] ?? (About as Page);
  return <Page data={data} />;
}

/** The element that shows a text, by its first paragraph, or a picture. */
function elementShowing(value = ''): Element | undefined {
  const [wanted = ''] = paragraphsOf(value.trim());
  if (!wanted) return undefined;
  return [...document.body.querySelectorAll('*')].find(
    (element) =>
      ['alt', 'aria-label', 'src'].some((name) => element.getAttribute(name) === wanted) ||
      [...element.childNodes].some(
        (node) => node instanceof Text && node.textContent?.trim() === wanted,
      ),
  );
}

/** Links would leave the preview. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const root = createRoot(document.body);
window.addEventListener('message', ({ origin, data }: MessageEvent<Draft>) => {
  if (origin === window.location.origin) root.render(<Preview {...data} />);
});
