import { matchLanguage } from '../model/languages/languages';
import { readChoice, storeChoice } from './storage';

/** Set once the visitor has chosen a language or dismissed the suggestion. */
const STORAGE_KEY = 'languageChosen';

/**
 * Returns the code of the language that the browser prefers to the page's own. Returns undefined after
 * `stopSuggesting`, and when storage is blocked, as a dismissal could not be remembered.
 */
export function suggestLanguage(codes: readonly string[], language: string): string | undefined {
  if (readChoice(STORAGE_KEY) !== null) return undefined;
  const best = matchLanguage(window.navigator.languages, codes);
  return best === language ? undefined : best;
}

export const stopSuggesting = (): void => storeChoice(STORAGE_KEY, 'yes');

/** Stops suggesting once the visitor follows a link to another language. */
export function rememberFollowedLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[hreflang]')) stopSuggesting();
  });
}
