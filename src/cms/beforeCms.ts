/** Imported before the CMS, which reads its preferences while it loads, and before any schema. */
import { config } from 'zod';
import { matchLanguage } from '../model/languages';
import { setLanguage } from '../model/messages';

const PREFERENCES = 'sveltia-cms.prefs';
const { locale = 'auto', ...preferences } = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

// The CMS has more languages than our labels. It follows the browser, unless one is chosen in its settings.
const language = setLanguage([locale, ...navigator.languages]);
Object.defineProperty(navigator, 'languages', { value: [language] });
const isOurs = (code: string) => matchLanguage([code], [language]) !== undefined;
// Our labels are made once.
new MutationObserver(() => {
  const { lang } = document.documentElement;
  // The CMS changes it while it starts, too.
  if (!isOurs(lang) && navigator.userActivation.hasBeenActive) window.location.reload();
}).observe(document.documentElement, { attributeFilter: ['lang'] });

localStorage.setItem(
  PREFERENCES,
  // Escape would leave the form from any field of it.
  JSON.stringify({
    closeWithEscape: false,
    ...preferences,
    locale: isOurs(locale) ? locale : 'auto',
  }),
);

// The policy forbids the code that Zod would generate to validate faster.
config({ jitless: true });
