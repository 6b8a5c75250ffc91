/** Decides which language to suggest, and remembers the visitor's choice. */
import { matchLanguage } from '../content/languages/matchLanguage';

/** Set once the visitor has chosen a language or dismissed the suggestion. */
const STORAGE_KEY = 'languageChosen';

/**
 * Returns the code of the language that the browser prefers to the page's own. Returns undefined after
 * `dismissSuggestion`, and when storage is blocked, as a dismissal could not be remembered.
 */
export function suggestLanguage(codes: readonly string[], language: string): string | undefined {
  if (!canSuggest()) return undefined;
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
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Storage is blocked, so nothing was suggested either.
  }
}

function canSuggest(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    return false;
  }
}
