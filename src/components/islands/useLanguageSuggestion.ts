import { useEffect, useState } from 'react';
import { dismissSuggestion, suggestLanguage } from '../../dom/languageChoice';

/** A published language, with its texts for the suggestion. */
export interface Suggestion {
  code: string;
  isDefault: boolean;
  text: string;
  dismiss: string;
}

/** Fetches the languages from `source`. `suggested` is undefined until then, after `dismiss`, and if none fits. */
export function useLanguageSuggestion(source: string, language: string) {
  const [suggested, setSuggested] = useState<Suggestion>();
  useEffect(() => {
    let isCurrent = true;
    fetchSuggestion(source, language).then(
      (suggestion) => isCurrent && setSuggested(suggestion),
      // Without the texts there is nothing to suggest.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, language]);
  const dismiss = () => {
    dismissSuggestion();
    setSuggested(undefined);
  };
  return { suggested, dismiss };
}

async function fetchSuggestion(source: string, language: string): Promise<Suggestion | undefined> {
  const response = await fetch(source);
  const languages: Suggestion[] = await response.json();
  const best = suggestLanguage(
    languages.map(({ code }) => code),
    language,
  );
  return languages.find(({ code }) => code === best);
}
