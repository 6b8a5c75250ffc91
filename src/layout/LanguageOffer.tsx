import { localizedPath } from '../content/languages';
import { CloseIcon } from './icons/CloseIcon';
import * as classes from './LanguageOffer.module.css';
import { useOfferedLanguage } from './useOfferedLanguage';

interface Props {
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language. */
  path: string;
}

/**
 * Tells visitors whose browser prefers another of the site's languages, in that language, that there is
 * a page for them. It lies over the page's end, so that nothing moves when it comes or goes.
 */
export function LanguageOffer({ languages, language, path }: Props) {
  const { offered, decline } = useOfferedLanguage(languages, language);
  if (!offered?.offer) return null;
  const { code, isDefault, offer } = offered;
  return (
    <aside
      className={classes.offer}
      lang={code}
      dir="auto"
      aria-labelledby="offer"
      onKeyDown={({ key }) => {
        if (key === 'Escape') decline();
      }}
    >
      <a
        id="offer"
        className={classes.link}
        href={localizedPath(path, code, isDefault)}
        hrefLang={code}
      >
        {offer.text}
      </a>
      <button type="button" className={classes.close} title={offer.decline} onClick={decline}>
        <CloseIcon />
        <span className="visually-hidden">{offer.decline}</span>
      </button>
    </aside>
  );
}
