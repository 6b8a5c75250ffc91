import { localizedPath } from '../../content/languages/languages';
import { withPrefix } from '../../dom/withPrefix';
import { ChevronIcon, GlobeIcon } from '../icons';
import * as classes from './LanguageSwitcher.module.css';

interface Props {
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The path, without a language, of the page to link to for a language: `/about/`. */
  pathIn: (language: string) => string;
  label: string;
}

const LIST = 'languages';

/** React 18 supports neither attribute, but passes on their lower-case names. */
const popoverTarget = { popovertarget: LIST };
const popover = { popover: 'auto' };

/**
 * Plain links, so that it works before and without JavaScript. On wide screens a row; on narrow screens a popover,
 * which browsers open and close natively.
 */
export function LanguageSwitcher({ languages, language, pathIn, label }: Props) {
  const current = languages.find(({ code }) => code === language);
  return (
    <nav aria-label={label}>
      <button type="button" className={classes.button} {...popoverTarget}>
        <GlobeIcon />
        <span className="visually-hidden">{label}: </span>
        {current?.name}
        <ChevronIcon />
      </button>
      <ul id={LIST} className={classes.list} {...popover}>
        {languages.map(({ code, name, isDefault }) => (
          <li key={code}>
            <a
              className={classes.link}
              href={withPrefix(localizedPath(pathIn(code), code, isDefault))}
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
