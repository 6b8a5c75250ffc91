import { localizedPath } from '../../content/languages/languages';
import { widestWord } from '../../content/letters';
import { withPrefix } from '../../dom/withPrefix';
import { CompanyLogo } from './CompanyLogo';
import * as classes from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';

interface Props {
  companyName: string;
  logo?: Queries.CompanyDataFragment['logo'];
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The path, without a language, of the page to link to for a language: `/about/`. */
  pathIn: (language: string) => string;
  /** Accessible name of the list of languages. */
  label: string;
}

export function Header({ companyName, logo, languages, language, pathIn, label }: Props) {
  const isDefault = languages.some((entry) => entry.isDefault && entry.code === language);
  return (
    <header className={classes.header}>
      <a
        className={classes.name}
        href={withPrefix(localizedPath('/about/', language, isDefault))}
        data-long={widestWord(companyName) > SHORT || undefined}
      >
        {logo ? <CompanyLogo logo={logo} name={companyName} /> : <Logo />}
        {!logo?.isWide && <bdi>{companyName}</bdi>}
      </a>
      {languages.length > 1 && (
        <LanguageSwitcher languages={languages} language={language} pathIn={pathIn} label={label} />
      )}
    </header>
  );
}

/** The widest word that a phone's header has room for at full size, in ems. */
const SHORT = 9.2;
