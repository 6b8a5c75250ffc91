/**
 * The pages in the CMS's preview: the real components and styles with the edited content. Not part of visitors' pages.
 */
import '../disableZodJit';
import type { PageProps } from 'gatsby';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import pages from 'virtual:pages';
import { HEADER_ROOM, isWide, sizeIn } from '../../model/pictures';
import { paragraphsOf } from '../../model/texts';
import { cmsSettings } from '../settings';
import type { Draft } from './PreviewPane';
import { previewData } from './previewData';

/** Links would leave the preview. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

/** The build knows a logo's shape before it has loaded. Pictures' events don't bubble. */
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.matches('header a > img')) return;
    const shape = { width: target.naturalWidth, height: target.naturalHeight };
    Object.assign(target, sizeIn(shape, HEADER_ROOM));
    const name = target.nextElementSibling;
    if (name instanceof HTMLElement) name.hidden = isWide(shape);
  },
  true,
);

type Data = ReturnType<typeof previewData>;

function Preview() {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const { origin, parent } = window;
    const listen = (event: MessageEvent<Draft>) => {
      if (event.origin === origin && event.data.language) setDraft(event.data);
    };
    window.addEventListener('message', listen);
    parent.postMessage('ready', origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (draft?.focus === undefined) return;
    const element =
      elementShowing(document.body, draft.focus) ??
      (draft.page === 'company' ? document.querySelector('footer') : undefined);
    element?.scrollIntoView({ block: 'center' });
  }, [draft]);
  if (!draft) return null;
  const Page = (pages[draft.page] ?? pages.about) as ComponentType<Partial<PageProps<Data>>>;
  return <Page data={previewData(draft, cmsSettings())} />;
}

/** The element of the page that shows a text, by its first paragraph, or a picture. */
export function elementShowing(page: ParentNode, value: string): Element | undefined {
  const [wanted = ''] = paragraphsOf(value.trim());
  if (!wanted) return undefined;
  const elements = [...page.querySelectorAll('*')];
  const texts = (element: Element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const shows = (element: Element) =>
    ['alt', 'aria-label', 'src'].some((name) => element.getAttribute(name) === wanted) ||
    texts(element).some(({ textContent }) => textContent?.trim() === wanted);
  // One of several phrases in a label for screen readers.
  const contains = (element: Element) =>
    texts(element).some(({ textContent }) => textContent?.includes(wanted));
  return elements.find(shows) ?? elements.find(contains);
}

const root = document.getElementById('page');
if (root) createRoot(root).render(<Preview />);
