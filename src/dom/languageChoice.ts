/** Which language to suggest to a visitor, and what they have chosen. */
import { matchLanguage } from '../content/languages/matchLanguage';

/** Set once the visitor has chosen a language, or wants no suggestions. */
const KEY = 'languageChosen';

/**
 * The code that the visitor's browser prefers to the page's own language; undefined after `dismissSuggestion`,
 * and where storage is blocked, as a dismissal could not be remembered.
 */
export function suggestLanguage(codes: readonly string[], language: string): string | undefined {
  if (!maySuggest()) return undefined;
  const best = matchLanguage(window.navigator.languages, codes);
  return best === language ? undefined : best;
}

/** Remembers that the visitor followed a link to another language. */
export function trackLanguageLinks(): void {
  document.addEventListener('click', handleClick);
}

function handleClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a[hreflang]')) dismissSuggestion();
}

/** Hides the suggestion permanently in this browser. */
export function dismissSuggestion(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked, so nothing was suggested either.
  }
}

function maySuggest(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
