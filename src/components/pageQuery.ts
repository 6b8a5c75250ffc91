import { graphql } from 'gatsby';
import type { Words } from '../model/model';
import { combineWords } from '../model/texts';
import type { Shell } from '../model/viewData';

/** What every page asks for: the words of its language, in the same order in each build, and what else all pages show. */
export const pageQuery = graphql`
  fragment PageParts on Query {
    languageData(language: { eq: $language }) {
      shell
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
export function readPage<Data extends { shell: unknown }>({
  languageData,
  locales,
}: Queries.PagePartsFragment & { languageData: Data | null }) {
  if (!languageData) throw new Error('The page has no data in its language.');
  const files = locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)]);
  return {
    languageData,
    // GraphQL has it as JSON.
    shell: languageData.shell as Shell,
    words: combineWords(Object.fromEntries(files)) as Words,
  };
}
