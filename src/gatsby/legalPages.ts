/** Legal pages exist only in the languages that have a text for them. */
import type { CreatePageArgs } from 'gatsby';
import { contentRoot } from '../content/files/contentRoot';
import { readLegalText } from '../content/files/readLegalText';
import { legalPages, legalPath } from '../content/legalPages';

/** Whether a page exists in a language; `path` is its path in the default language. */
export function hasPage(root: string, path: string, language: string): boolean {
  const page = legalPages.find((one) => legalPath(one) === path);
  return !page || readLegalText(root, page, language) !== undefined;
}

/** gatsby-plugin-react-i18next creates each page in every language. */
export function deleteEmptyPage({ page, actions }: CreatePageArgs): void {
  const { i18n } = page.context as { i18n?: { originalPath: string; language: string } };
  if (i18n && !hasPage(contentRoot(), i18n.originalPath, i18n.language)) actions.deletePage(page);
}
