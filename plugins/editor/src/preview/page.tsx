/** The page in the CMS's preview: the site's own component with the edited content. */
import Page from 'edited-site/page';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { elementsShowing, setFieldNames } from './clicks';
import type { ShownDraft } from './PreviewPane';

const root = createRoot(document.body);
let draft: ShownDraft | undefined;
const render = () => draft && root.render(<Preview {...draft} />);

/** Also scrolls to the field that is edited, as a hidden page can't. */
function show(): void {
  document.body.removeAttribute('hidden');
  render();
}

/** First, as the page's own styles change some of its tokens; the page is hidden until it has loaded. */
const styles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  onload: show,
  onerror: show,
});
const ownStyles = document.createElement('style');
document.head.prepend(styles, ownStyles);

/** A text of which fewer pixels than these are in view can't be read. */
const MARGIN = 40;

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= MARGIN && top <= window.innerHeight - MARGIN;
}

function Preview({ entry, data, stylesheet, css = '', focus, landmark, names }: ShownDraft) {
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
    if (stylesheet) styles.href = stylesheet;
    else show();
  }, [stylesheet]);
  useEffect(() => {
    ownStyles.textContent = css;
  }, [css]);
  return <Page entry={entry} data={data} />;
}

window.addEventListener('message', ({ origin, data }: MessageEvent<ShownDraft>) => {
  if (origin !== window.location.origin) return;
  draft = data;
  render();
});
