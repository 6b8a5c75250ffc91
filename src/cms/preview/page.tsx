/**
 * The About page in the CMS's preview: the page's own component and styles, with the words, company
 * and pictures that are being edited. Visitors' pages know nothing of it.
 */
import '../disableZodJit';
import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import AboutPage from '../../pages/about';
import { cmsSettings } from '../settings';
import { findElementByText } from './findElementByText';
import { type Draft, messageIn } from './messages';
import { pageData } from './pageData';

const settings = cmsSettings();

function Preview() {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageIn(event, window.location.origin);
      if (message?.type === 'draft') setDraft(message.draft);
      if (message?.type === 'focus') show(message.value);
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ type: 'ready' }, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  if (!draft) return null;

  const props: Partial<PageProps<Queries.AboutPageQuery>> = { data: pageData(draft, settings) };
  return <AboutPage {...(props as PageProps<Queries.AboutPageQuery>)} />;
}

function show(value: string): void {
  findElementByText(document.body, value)?.scrollIntoView({ block: 'center' });
}

/** A link would leave the preview. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const root = document.getElementById('page');
if (root) createRoot(root).render(<Preview />);
