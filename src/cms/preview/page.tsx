/**
 * The pages in the CMS's preview: the real components and styles with the edited content. Not part of visitors' pages.
 */
// First, so that the components' styles can override it.
import '../../ui/base.css';

import type { PageProps } from 'gatsby';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import NotFound from '../../pages/404';
import About from '../../pages/about';
import Imprint from '../../pages/imprint';
import Privacy from '../../pages/privacy';
import type { EntryName } from '../entries';
import { elementsShowing, setFieldNames } from './clicks';
import type { Draft } from './PreviewPane';

type Page = ComponentType<Partial<PageProps<Draft['data']>>>;

/** Other entries are shown in the About page. */
const pages = { notFound: NotFound, imprint: Imprint, privacy: Privacy } as Partial<
  Record<EntryName, Page>
>;

const root = createRoot(document.body);
let draft: Draft | undefined;
const render = () => draft && root.render(<Preview {...draft} />);

/** Also scrolls to the field that is edited, as a hidden page can't. */
function show(): void {
  document.body.removeAttribute('hidden');
  render();
}

/** The look's tokens and fonts. First, as the other styles change some of the tokens; the page is hidden until they load. */
const lookStyles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  onload: show,
  onerror: show,
});
document.head.prepend(lookStyles);

/** A text of which fewer pixels than these are in view can't be read. */
const MARGIN = 40;

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= MARGIN && top <= window.innerHeight - MARGIN;
}

function Preview({ entry, data, focus, landmark, names }: Draft) {
  useEffect(() => setFieldNames(names));
  useEffect(() => {
    if (focus === undefined) return;
    const shown = elementsShowing(focus);
    const around = landmark && document.querySelector(landmark);
    const elements = shown.length || !around ? shown : [around];
    // What was clicked stays where it is.
    if (!elements.some(isSeen)) elements[0]?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    lookStyles.href = `looks/${data.look}.css`;
  }, [data.look]);
  const Page = pages[entry] ?? (About as Page);
  return <Page data={data} />;
}

window.addEventListener('message', ({ origin, data }: MessageEvent<Draft>) => {
  if (origin !== window.location.origin) return;
  draft = data;
  render();
});
