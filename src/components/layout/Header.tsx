import { localizedPath } from '../../content/languages/languages';
import { withPrefix } from '../../dom/withPrefix';
import * as classes from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';

interface Props {
  companyName: string;
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The page's path in the default language: `/about/`. */
  path: string;
  /** Accessible name of the list of languages. */
  label: string;
}

export function Header({ companyName, languages, language, path, label }: Props) {
  const isDefault = languages.some((entry) => entry.isDefault && entry.code === language);
  return (
    <header className={classes.header}>
      <a className={classes.name} href={withPrefix(localizedPath('/about/', language, isDefault))}>
        <Logo />
        <bdi>{companyName}</bdi>
      </a>
      <LanguageSwitcher languages={languages} language={language} path={path} label={label} />
    </header>
  );
}
