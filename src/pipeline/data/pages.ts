/** Which pages there are: for each file in `src/pages/`, one in each language that has content for it. */
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { contentRoot } from '../../files/contentRoot';
import { listFiles } from '../../files/files';
import type { SiteContent } from '../../files/loadContent';
import { readLanguages, readLegalText } from '../../files/read';
import { legalPages, legalPath } from '../../model/legalPages';

/** The options of gatsby-plugin-react-i18next, which creates each page in every language. */
export function i18nOptions({ root, site }: SiteContent) {
  return {
    localeJsonSourceName: 'locales',
    defaultLanguage: site.defaultLanguage,
    languages: readLanguages(root),
    // Visitors stay at the address they chose; redirecting in the browser would blank the page first.
    redirect: false,
    verbose: false,
  };
}

/** Of what is in `src/pages/`, what Gatsby makes pages of. */
const PAGE = /(^|\/)(?![._]|template-)[^/]+(?<!\.d)\.tsx$/;

/** The paths of all pages in the default language, but for `/` and the 404 page: `/about/` for `src/pages/about.tsx`. */
export const pagePaths = (project: string): string[] =>
  listFiles(join(project, 'src/pages'), '.')
    .filter((file) => PAGE.test(file))
    .map(
      (file) =>
        `${join('/', file)
          .replaceAll('\\', '/')
          .replace(/(\/index)?\.tsx$/, '')}/`,
    )
    .sort()
    .filter((path) => !['/', '/404/'].includes(path));

/** Whether a page exists in a language; a legal page only if there is a text for it. `path` is in the default language. */
export function hasPage(root: string, path: string, language: string): boolean {
  const page = legalPages.find((one) => legalPath(one) === path);
  return !page || readLegalText(root, page, language) !== undefined;
}

interface LocalizedPage {
  path: string;
  component: string;
  context: { i18n: { originalPath: string; language: string } };
}

/** Call it after Gatsby has read the pages' queries, as Gatsby warns about a query whose page doesn't exist. */
export function deleteEmptyPages({ getNodesByType, actions }: ParentSpanPluginArgs): void {
  for (const page of getNodesByType('SitePage') as unknown as LocalizedPage[]) {
    const { originalPath, language } = page.context.i18n;
    if (!hasPage(contentRoot(), originalPath, language)) actions.deletePage(page);
  }
}
