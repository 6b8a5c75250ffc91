import type { ReactNode } from 'react';
import type { Complete } from '../../content/assertComplete';
import { languagesOf, legalPath, type LegalPage as Name } from '../../content/legalPages';
import type { MarkdownNode } from '../../content/markdown';
import type { Words } from '../../content/model';
import { PageHead } from '../head/PageHead';
import { Layout } from '../layout/Layout';
import { wordStep } from '../wordStep';
import * as classes from './LegalPage.deferred.module.css';
import { Markdown } from './Markdown';

interface Props {
  name: Name;
  site: Complete<
    Queries.SiteDataFragment & { legalText: { readonly content: Record<string, unknown> } | null }
  >;
  words: Words;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** The whole page. Its languages are those that have a text for it. */
export function LegalPage({ name, site, words, children }: Props) {
  const title = words.site[name];
  const page = { path: legalPath(name), languages: languagesOf(name, site.legalTexts.nodes) };
  return (
    <Layout site={site} words={words.site} {...page}>
      <PageHead site={site} meta={{ title: `${title} – ${site.company.name}` }} {...page} />
      <article className={classes.block}>
        <h1 data-word={wordStep([title])}>{title}</h1>
        <div className={classes.text}>
          <Markdown nodes={site.legalText.content.nodes as MarkdownNode[]} />
          {children}
        </div>
      </article>
    </Layout>
  );
}
