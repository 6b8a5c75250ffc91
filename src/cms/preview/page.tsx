/**
 * The About page in the CMS's preview: the page's own component and styles, with the words, company
 * and pictures that are being edited. Visitors' pages know nothing of it.
 */
import '../withoutEval';
import type { PageProps } from 'gatsby';
import { createInstance } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import 'virtual:fonts.css';
import type { Translation } from '../../content/model';
import AboutPage from '../../pages/about';
import { cmsSettings } from '../settings';
import { findPlace } from './findPlace';
import { type Draft, messageIn } from './messages';
import { pageData, wordsOf } from './pageData';

const settings = cmsSettings();

function Preview() {
  const [draft, setDraft] = useState<Draft>();
  const slides = useRef<string[]>([]);
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

  const words = wordsOf(draft);
  // The typed heading begins anew with another list, even of the same phrases.
  const { map } = words.page.about;
  if (map.slides.join('\n') !== slides.current.join('\n')) slides.current = map.slides;
  map.slides = slides.current;
  const props: Partial<PageProps<Queries.AboutPageQuery>> = { data: pageData(draft, settings) };
  return (
    <I18nextProvider i18n={i18nOf(draft.language, words)}>
      <AboutPage {...(props as PageProps<Queries.AboutPageQuery>)} />
    </I18nextProvider>
  );
}

/** The words as gatsby-plugin-react-i18next hands them to the page. */
function i18nOf(language: string, words: Translation) {
  const i18n = createInstance();
  i18n.init({ lng: language, resources: { [language]: { translation: words } } });
  return i18n;
}

function show(value: string): void {
  findPlace(document.body, value)?.scrollIntoView({ block: 'center' });
}

/** A link would leave the preview. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const root = document.getElementById('page');
if (root) createRoot(root).render(<Preview />);
