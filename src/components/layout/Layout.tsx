import type { ReactNode } from 'react';
import type { Complete } from '../../content/assertComplete';
import type { Translation } from '../../content/model';
import { withPrefix } from '../../dom/withPrefix';
import { Island } from '../Island';
import { LanguageSuggestion } from '../islands/LanguageSuggestion';
import { Footer } from './Footer';
import { Header } from './Header';
import * as classes from './Layout.module.css';
import { SkipLink } from './SkipLink';

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  words: Translation['site'];
  /** The page's path in the default language: `/about/`. */
  path: string;
  children: ReactNode;
}

export function Layout({ site, words, path, children }: Props) {
  const { company, languages, language, site: gatsbySite } = site;
  return (
    <div className={classes.layout}>
      {language.isDraft && <p className={classes.note}>{words.draft}</p>}
      {gatsbySite.siteMetadata?.isPreview && <p className={classes.note}>{words.preview}</p>}
      <SkipLink text={words.skip} target="content" />
      {language.suggestions && (
        <Island
          name="LanguageSuggestion"
          component={LanguageSuggestion}
          props={{ source: withPrefix(language.suggestions), language: language.code, path }}
          hydrate="languageMismatch"
        />
      )}
      <Header
        companyName={company.name}
        languages={languages.nodes}
        language={language.code}
        path={path}
        label={words.languages}
      />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer company={company} year={gatsbySite.siteMetadata?.year ?? ''} words={words} />
    </div>
  );
}
