import { useEffect, useState } from 'react';
import { LANGUAGE_CHOSEN, suggestLanguage } from '../ui/choices';
import { CloseIcon } from '../ui/icons';
import { pageLink } from '../ui/withPrefix';
import * as classes from './LanguageSuggestion.deferred.module.css';
import { useChoice } from './useChoice';

interface Props {
  /** Address of the JSON with a `Suggestion` for each published language. */
  source: string;
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language. */
  path: string;
}

export interface Suggestion {
  code: string;
  isDefault: boolean;
  text: string;
  dismiss: string;
}

/**
 * Suggests the page in another of the site's languages, in that language, if the browser prefers it. Covers the bottom
 * of the window, so that nothing shifts when it appears or disappears.
 */
export function LanguageSuggestion({ source, language, path }: Props) {
  const [suggested, setSuggested] = useState<Suggestion>();
  const [chosen, choose] = useChoice(LANGUAGE_CHOSEN);
  useEffect(() => {
    // Without the texts there is nothing to suggest.
    fetchSuggestion(source, language).then(setSuggested, () => undefined);
  }, [source, language]);
  if (!suggested || chosen) return null;

  const { code, text } = suggested;
  const dismiss = () => {
    choose('yes');
    // The browser may keep nothing.
    setSuggested(undefined);
  };
  return (
    <aside
      className={`screen-only ${classes.suggestion}`}
      lang={code}
      dir="auto"
      aria-labelledby="page-suggestion"
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss();
      }}
    >
      <a
        id="page-suggestion"
        className={classes.link}
        href={pageLink(path, suggested)}
        hrefLang={code}
      >
        {text}
      </a>
      <button type="button" className={classes.close} title={suggested.dismiss} onClick={dismiss}>
        <CloseIcon />
        <span className="visually-hidden">{suggested.dismiss}</span>
      </button>
    </aside>
  );
}

async function fetchSuggestion(source: string, language: string) {
  const response = await window.fetch(source);
  const languages: Suggestion[] = await response.json();
  const codes = languages.map(({ code }) => code);
  const best = suggestLanguage(codes, language);
  return languages.find(({ code }) => code === best);
}
