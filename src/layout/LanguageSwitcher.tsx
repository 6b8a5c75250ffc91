import { localizedPath } from '../content/languages';
import { ChevronIcon } from './icons/ChevronIcon';
import { GlobeIcon } from './icons/GlobeIcon';
import * as classes from './LanguageSwitcher.module.css';

interface Props {
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language. */
  path: string;
  label: string;
}

/**
 * Plain links, so that it works before and without JavaScript. On wide screens a row; on narrow ones
 * the same list is a popover, which the browser itself opens, closes on Escape and keeps on top.
 */
export function LanguageSwitcher({ languages, language, path, label }: Props) {
  const current = languages.find(({ code }) => code === language);
  return (
    <nav className={classes.switcher} aria-label={label}>
      <button type="button" className={classes.button} {...{ popovertarget: 'languages' }}>
        <GlobeIcon />
        <span className="visually-hidden">{label}: </span>
        {current?.name}
        <ChevronIcon />
      </button>
      <ul id="languages" className={classes.list} {...{ popover: 'auto' }}>
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
