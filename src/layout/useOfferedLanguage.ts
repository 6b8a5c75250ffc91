import { useEffect, useState } from 'react';
import { languageToOffer, rememberChoice, rememberChosenLanguage } from './languageChoice';

type Entry = Queries.LanguageEntryFragment;

/** The language to offer, once the page has come alive; never again after `decline`. */
export function useOfferedLanguage(languages: readonly Entry[], language: string) {
  const [offered, setOffered] = useState<Entry>();
  useEffect(() => {
    const codes = languages.map(({ code }) => code);
    const best = languageToOffer(codes, language);
    if (best) setOffered(languages.find(({ code }) => code === best));
  }, [languages, language]);
  useEffect(rememberChosenLanguage, []);
  const decline = () => {
    rememberChoice();
    setOffered(undefined);
  };
  return { offered, decline };
}
