/** Which language a visitor would be offered, and what they have chosen. */
import { bestLanguage } from '../content/bestLanguage';

/** Set once the visitor has chosen a language, or wants no offers. */
const KEY = 'languageChosen';

/**
 * The code of the one that the visitor's browser would rather have than the page's own; none after `rememberChoice`.
 * Where nothing can be remembered, nothing is offered.
 */
export function languageToOffer(codes: readonly string[], language: string): string | undefined {
  if (!mayOffer()) return undefined;
  const best = bestLanguage(window.navigator.languages, codes);
  return best === language ? undefined : best;
}

/** From now on; gives what ends it. The links that lead to another language are static: none has a listener of its own. */
export function rememberChosenLanguage(): () => void {
  document.addEventListener('click', heedClick);
  return () => document.removeEventListener('click', heedClick);
}

function heedClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a[hreflang]')) rememberChoice();
}

/** For good, in this browser. */
export function rememberChoice(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked, so nothing was offered either.
  }
}

function mayOffer(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
