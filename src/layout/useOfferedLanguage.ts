import { useEffect, useState } from 'react';
import { bestLanguage } from '../content/bestLanguage';

/** Set once the visitor has chosen a language, or wants no offers. */
const KEY = 'languageChosen';

type Entry = Queries.LanguageEntryFragment;

/**
 * The language that the visitor's browser would rather have than the page's own, once the page has come
 * alive; never again after `decline`. Where nothing can be remembered, nothing is offered.
 */
export function useOfferedLanguage(languages: readonly Entry[], language: string) {
  const [offered, setOffered] = useState<Entry>();
  useEffect(() => {
    if (!mayOffer()) return;
    const codes = languages.map(({ code }) => code);
    const best = bestLanguage(window.navigator.languages, codes);
    if (best !== language) setOffered(languages.find(({ code }) => code === best));
  }, [languages, language]);
  useEffect(() => {
    document.addEventListener('click', rememberChosen);
    return () => document.removeEventListener('click', rememberChosen);
  }, []);
  const decline = () => {
    rememberChoice();
    setOffered(undefined);
  };
  return { offered, decline };
}

/** The links that lead to another language are static: none has a listener of its own. */
function rememberChosen({ target }: Event): void {
  if (target instanceof Element && target.closest('a[hreflang]')) rememberChoice();
}

/** For good, in this browser. */
function rememberChoice(): void {
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
