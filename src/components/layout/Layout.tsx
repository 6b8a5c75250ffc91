import type { ReactNode } from 'react';
import type { Labels } from '../../model/model';
import type { Shell } from '../../model/viewData';
import { LinkLanguages } from '../TextWithLinks';
import { Footer } from './Footer';
import { Header } from './Header';
import * as classes from './Layout.module.css';

interface Props {
  shell: Shell;
  words: Labels;
  /** The page's path in the default language: `/about/`. */
  path: string;
  /** Codes of the languages that the page exists in; by default all. */
  languages?: readonly string[];
  children: ReactNode;
}

export function Layout({ shell, words, path, languages, children }: Props) {
  const { language } = shell;
  const isIn = (code: string) => !languages || languages.includes(code);
  return (
    <div className={classes.layout}>
      {language.isDraft && <p className={classes.note}>{words.draft}</p>}
      {shell.isPreview && <p className={classes.note}>{words.preview}</p>}
      <a className={`screen-only visually-hidden ${classes.skip}`} href="#page-content">
        {words.skip}
      </a>
      <Header
        shell={shell}
        pathIn={(code) => (isIn(code) ? path : '/about/')}
        label={words.languages}
      />
      <main id="page-content" tabIndex={-1} className={classes.main}>
        <LinkLanguages.Provider value={shell}>{children}</LinkLanguages.Provider>
      </main>
      <Footer shell={shell} words={words} />
    </div>
  );
}
