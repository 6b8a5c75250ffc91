import { localizedPath } from '../../content/languages/languages';
import { longestWord } from '../../content/letters';
import { withPrefix } from '../../dom/withPrefix';
import * as classes from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';

interface Props {
  companyName: string;
  languages: readonly Queries.LanguageEntryFragment[];
  /** Code of the page's own language. */
  language: string;
  /** The path, without a language, of the page to link to for a language: `/about/`. */
  pathIn: (language: string) => string;
  /** Accessible name of the list of languages. */
  label: string;
}

export function Header({ companyName, languages, language, pathIn, label }: Props) {
  const isDefault = languages.some((entry) => entry.isDefault && entry.code === language);
  return (
    <header className={classes.header}>
      <a
        className={classes.name}
        href={withPrefix(localizedPath('/about/', language, isDefault))}
        data-length={nameLength(companyName)}
      >
        <Logo />
        <bdi>{companyName}</bdi>
      </a>
      <LanguageSwitcher languages={languages} language={language} pathIn={pathIn} label={label} />
    </header>
  );
}

/** Long words are smaller on phones, so that they stay in one piece. */
function nameLength(name: string): 'short' | 'medium' | 'long' {
  const letters = longestWord(name);
  if (letters <= 12) return 'short';
  return letters <= 16 ? 'medium' : 'long';
}
