/** Which pages there are: for each file in `src/pages/`, one in each language that has content for it. */
import type { ParentSpanPluginArgs } from 'gatsby';
import { listFiles } from '../../files/files';
import type { LoadedContent } from '../../files/read';
import { localizedPath } from '../../model/languages';
import { legalPages, legalPath } from '../../model/legalPages';

/** The files in `src/pages/` of which Gatsby makes pages. */
const PAGE = /\/(?![._]|template-)[^/]+(?<!\.d)\.tsx$/;

/** The paths of all pages in the default language, but for `/` and the 404 page: `/about/` for `src/pages/about.tsx`. */
export const pagePaths = (project: string): string[] =>
  listFiles(project, 'src/pages')
    .filter((file) => PAGE.test(file))
    .map((file) => file.replace(/^src\/pages(.+?)(\/index)?\.tsx$/, '$1/'))
    .filter((path) => !['/index/', '/404/'].includes(path));

/** Whether a page exists in a language; a legal page only if there is a text for it. `path` is in the default language. */
export function hasPage({ legalTexts }: LoadedContent, path: string, language: string): boolean {
  const page = legalPages.find((legal) => legalPath(legal) === path);
  return !page || legalTexts[page]?.[language] !== undefined;
}

/** Every page in each published language that has it, but for `/` and the 404 page: `/about/`, `/de/about/`. */
export const pageAddresses = (content: LoadedContent, project: string): string[] => {
  const { languages, defaultLanguage } = content.settings;
  return pagePaths(project).flatMap((path) =>
    languages
      .filter((code) => hasPage(content, path, code))
      .map((code) => localizedPath(path, code, code === defaultLanguage)),
  );
};

interface LocalizedPage {
  path: string;
  component: string;
  context: { i18n: { originalPath: string; language: string } };
}

/** Call it after Gatsby has read the pages' queries, as Gatsby warns about a query whose page doesn't exist. */
export function deleteEmptyPages(
  { getNodesByType, actions }: ParentSpanPluginArgs,
  content: LoadedContent,
): void {
  for (const page of getNodesByType('SitePage') as unknown as LocalizedPage[]) {
    const { originalPath, language } = page.context.i18n;
    if (!hasPage(content, originalPath, language)) actions.deletePage(page);
  }
}
