/** The visitor's choices, kept in this browser. Where storage is blocked, they last as long as the page. */
import { matchLanguage } from '../model/languages';

/** Null without a choice, undefined where storage is blocked. */
export function readChoice(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Null deletes the choice. */
export function storeChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Calls back when choices may have changed: in another tab, or before the visitor returned to this page by "Back".
 * Returns a function that stops it.
 */
export function observeChoices(callback: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, callback);
  return () => {
    for (const event of events) window.removeEventListener(event, callback);
  };
}

/** Set once the visitor has chosen a language or dismissed the suggestion. */
export const LANGUAGE_CHOSEN = 'languageChosen';

/**
 * Returns the code of the language that the browser prefers to the page's own. Returns undefined after
 * `stopSuggesting`, and when storage is blocked, as a dismissal could not be remembered.
 */
export function suggestLanguage(codes: readonly string[], language: string): string | undefined {
  if (readChoice(LANGUAGE_CHOSEN) !== null) return undefined;
  const best = matchLanguage(window.navigator.languages, codes);
  return best === language ? undefined : best;
}

export const stopSuggesting = (): void => storeChoice(LANGUAGE_CHOSEN, 'yes');
