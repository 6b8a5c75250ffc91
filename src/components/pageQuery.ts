import { graphql } from 'gatsby';
import type { Words } from '../model/model';
import type { SiteData } from '../model/pageData';
import { combineWords } from '../model/texts';

/** What every page asks for: the words of its language, in the same order in each build, and what else all pages show. */
export const pageQuery = graphql`
  fragment PageData on Query {
    pageData(language: { eq: $language }) {
      site
    }
    locales: allLocale(filter: { language: { eq: $language } }, sort: { ns: ASC }) {
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

/**
 * The words are typed by the model, so that a wrong key does not compile. i18next's `t()` would treat `{{…}}` and
 * `$t(…)` in an editor's text as instructions.
 */
export function readPage<PageData extends { site: unknown }>({
  pageData,
  locales,
}: Queries.PageDataFragment & { pageData: PageData | null }) {
  if (!pageData) throw new Error('The page has no data in its language.');
  const files = locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)]);
  return {
    pageData,
    // GraphQL has it as JSON.
    site: pageData.site as SiteData,
    words: combineWords(Object.fromEntries(files)) as Words,
  };
}
