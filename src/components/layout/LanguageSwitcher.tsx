import { localizedPath } from '../../content/languages/languages';
import { ChevronIcon } from '../icons/ChevronIcon';
import { GlobeIcon } from '../icons/GlobeIcon';
import * as classes from './LanguageSwitcher.module.css';

interface Props {
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language. */
  path: string;
  label: string;
}

const LIST = 'languages';

/** React 18 knows neither attribute; in lower case it passes them on. */
const opensList = { popovertarget: LIST };
const isPopover = { popover: 'auto' };

/**
 * Plain links, so that it works before and without JavaScript. On wide screens a row; on narrow ones
 * the same list is a popover, which the browser itself opens, closes on Escape and keeps on top.
 */
export function LanguageSwitcher({ languages, language, path, label }: Props) {
  const current = languages.find(({ code }) => code === language);
  return (
    <nav aria-label={label}>
      <button type="button" className={classes.button} {...opensList}>
        <GlobeIcon />
        <span className="visually-hidden">{label}: </span>
        {current?.name}
        <ChevronIcon />
      </button>
      <ul id={LIST} className={classes.list} {...isPopover}>
        {languages.map(({ code, name, isDefault }) => (
          <li key={code}>
            <a
              className={classes.link}
              href={localizedPath(path, code, isDefault)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
