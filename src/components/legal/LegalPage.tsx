import type { ReactNode } from 'react';
import { FittedText } from '../../client/FittedText';
import { legalPath, type LegalPage as Name } from '../../model/legalPages';
import type { MarkdownNode } from '../../model/markdown';
import type { Words } from '../../model/model';
import type { SiteData } from '../../model/pageData';
import { PageHead } from '../head/PageHead';
import { Layout } from '../layout/Layout';
import * as classes from './LegalPage.deferred.module.css';
import { Markdown } from './Markdown';

/** In the query of a legal page. */
export interface LegalText {
  legalText: { content: MarkdownNode[] };
}

interface Props {
  name: Name;
  site: SiteData;
  words: Words;
  text: readonly MarkdownNode[];
  /** Rendered below the text. */
  children?: ReactNode;
}

/** The whole page. Its languages are those that have a text for it. */
export function LegalPage({ name, site, words, text, children }: Props) {
  const title = words.labels.pages[name];
  const page = { path: legalPath(name), languages: site.legalPages[name] };
  return (
    <Layout site={site} words={words.labels} {...page}>
      <PageHead site={site} meta={{ title: `${title} – ${site.company.name}` }} {...page} />
      <article className={classes.block}>
        <h1>
          <FittedText words={title}>{title}</FittedText>
        </h1>
        <div className={classes.text}>
          <Markdown nodes={text} />
          {children}
        </div>
      </article>
    </Layout>
  );
}
