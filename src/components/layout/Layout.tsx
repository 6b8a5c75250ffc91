import type { ReactNode } from 'react';
import type { Complete } from '../../content/assertComplete';
import type { Translation } from '../../content/model';
import { withPrefix } from '../../dom/withPrefix';
import { Island } from '../Island';
import { LanguageSuggestion } from '../islands/LanguageSuggestion';
import { Footer } from './Footer';
import { footerLinks } from './footerLinks';
import { Header } from './Header';
import * as classes from './Layout.module.css';
import { SkipLink } from './SkipLink';

interface Props {
  site: Complete<Queries.SiteDataFragment>;
  words: Translation['site'];
  /** The page's path in the default language: `/about/`. */
  path: string;
  /** Codes of the languages that the page exists in; by default all. */
  languages?: readonly string[];
  children: ReactNode;
}

export function Layout({ site, words, path, languages, children }: Props) {
  const { company, language, site: gatsbySite } = site;
  const entries = site.languages.nodes;
  const isIn = (code: string) => !languages || languages.includes(code);
  return (
    <div className={classes.layout}>
      {language.isDraft && <p className={classes.note}>{words.draft}</p>}
      {gatsbySite.siteMetadata?.isPreview && <p className={classes.note}>{words.preview}</p>}
      <SkipLink text={words.skip} target="content" />
      {language.suggestions && entries.every(({ code }) => isIn(code)) && (
        <Island
          name="LanguageSuggestion"
          component={LanguageSuggestion}
          props={{ source: withPrefix(language.suggestions), language: language.code, path }}
          hydrate="languageMismatch"
        />
      )}
      <Header
        companyName={company.name}
        logo={company.logo}
        languages={entries}
        language={language.code}
        pathIn={(code) => (isIn(code) ? path : '/about/')}
        label={words.languages}
      />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer
        company={company}
        year={gatsbySite.siteMetadata?.year ?? ''}
        words={words}
        links={footerLinks(site, words)}
      />
    </div>
  );
}
