import { useEffect, useState } from 'react';
import { dismissSuggestion, suggestLanguage } from '../../browser/languageChoice';

interface Entry {
  code: string;
}

/** The language to suggest, known only in the browser; never again after `dismiss`. */
export function useLanguageSuggestion<Language extends Entry>(
  languages: readonly Language[],
  language: string,
) {
  const [suggested, setSuggested] = useState<Language>();
  useEffect(() => {
    const codes = languages.map(({ code }) => code);
    const best = suggestLanguage(codes, language);
    setSuggested(languages.find(({ code }) => code === best));
  }, [languages, language]);
  const dismiss = () => {
    dismissSuggestion();
    setSuggested(undefined);
  };
  return { suggested, dismiss };
}
