/** Data about the site that the editor needs; `src/pipeline/editor/cms.ts` puts it into the bundles. */
import type { GitBackend } from '@sveltia/cms';
import type { Content, LanguageEntry } from '../model/viewData';

export interface CmsSettings {
  /** Tells apart the sites that are edited at the same address: a hash of the project's folder. */
  id: string;
  companyName: string;
  /** The site's address. */
  siteUrl: string;
  /** Sorted as in the language switcher, drafts last. */
  languages: LanguageEntry[];
  drawnMap?: Content['drawnMap'];
  /** The Git service; without one, the editor works with a local folder only. */
  backend?: GitBackend;
}

export const publishedCodes = (languages: LanguageEntry[]): string[] =>
  languages.filter(({ isDraft }) => !isDraft).map(({ code }) => code);

export const defaultCode = (languages: LanguageEntry[]): string =>
  languages.find(({ isDefault }) => isDefault)?.code ?? '';
