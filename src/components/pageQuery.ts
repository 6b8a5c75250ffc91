import { graphql } from 'gatsby';
import type { Words } from '../model/model';
import type { SiteData } from '../model/pageData';
import { combineWords } from '../model/texts';

/** What every page asks for: the words of its language, and what else all pages show. */
export const pageQuery = graphql`
  fragment PageData on Query {
    pageData(language: { eq: $language }) {
      site
    }
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

export interface PageQuery {
  pageData: { site: SiteData };
  /** From gatsby-plugin-react-i18next: every JSON file of the language, named by `ns`. */
  locales: { edges: readonly { node: { ns: string; data: string; language: string } }[] };
}

/**
 * The words are typed by the model, so that a wrong key does not compile. i18next's `t()` would treat `{{…}}` and
 * `$t(…)` in an editor's text as instructions.
 */
export function readPage({ pageData, locales }: PageQuery): { site: SiteData; words: Words } {
  const files = locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)]);
  return { site: pageData.site, words: combineWords(Object.fromEntries(files)) as Words };
}
