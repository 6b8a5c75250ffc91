/** Legal pages exist only in the languages that have a text for them. */
import type { ParentSpanPluginArgs } from 'gatsby';
import { contentRoot } from '../../model/files/contentRoot';
import { readLegalText } from '../../model/files/read';
import { legalPages, legalPath } from '../../model/legalPages';

interface LocalizedPage {
  path: string;
  component: string;
  context: { i18n: { originalPath: string; language: string } };
}

/** Whether a page exists in a language; `path` is its path in the default language. */
export function hasPage(root: string, path: string, language: string): boolean {
  const page = legalPages.find((one) => legalPath(one) === path);
  return !page || readLegalText(root, page, language) !== undefined;
}

/**
 * gatsby-plugin-react-i18next creates each page in every language. Call it after Gatsby has read the pages' queries, as
 * Gatsby warns about a query whose page doesn't exist.
 */
export function deleteEmptyPages({ getNodesByType, actions }: ParentSpanPluginArgs): void {
  for (const page of getNodesByType('SitePage') as unknown as LocalizedPage[]) {
    const { originalPath, language } = page.context.i18n;
    if (!hasPage(contentRoot(), originalPath, language)) actions.deletePage(page);
  }
}
