import { localizedPath } from '../../content/languages/languages';
import { withPrefix } from '../../dom/withPrefix';
import { CloseIcon } from '../icons';
import * as classes from './LanguageSuggestion.deferred.module.css';
import { useLanguageSuggestion } from './useLanguageSuggestion';

interface Props {
  /** Address of the JSON with the suggestion's texts in every language. */
  source: string;
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language. */
  path: string;
}

/**
 * Suggests the page in another of the site's languages, in that language, if the browser prefers it. Covers the bottom
 * of the window, so that nothing shifts when it appears or disappears.
 */
export function LanguageSuggestion({ source, language, path }: Props) {
  const { suggested, dismiss } = useLanguageSuggestion(source, language);
  if (!suggested) return null;
  return (
    <aside
      className={classes.suggestion}
      lang={suggested.code}
      dir="auto"
      aria-labelledby="suggestion"
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss();
      }}
    >
      <a
        id="suggestion"
        className={classes.link}
        href={withPrefix(localizedPath(path, suggested.code, suggested.isDefault))}
        hrefLang={suggested.code}
      >
        {suggested.text}
      </a>
      <button type="button" className={classes.close} title={suggested.dismiss} onClick={dismiss}>
        <CloseIcon />
        <span className="visually-hidden">{suggested.dismiss}</span>
      </button>
    </aside>
  );
}
