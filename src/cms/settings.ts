/** Data about the site that the editor needs; `src/gatsby/cms.ts` puts it into the bundles. */
import type { GitBackend } from '@sveltia/cms';
import type { BuiltTexts } from '../content/languages/completeness';

/** A language as in the page's query, without generated files. */
type CmsLanguage = Omit<Queries.SiteDataFragment['language'] & object, 'card' | 'suggestions'> & {
  name: string;
};

export interface CmsSettings {
  companyName: string;
  /** The site's address. */
  siteUrl: string;
  /** In the switcher's order, drafts last. */
  languages: CmsLanguage[];
  /** The Git service; without one, the editor works with a local folder only. */
  backend?: GitBackend;
  /** From a published change until visitors see it. */
  publishMinutes: number;
}

export const publishedCodes = (languages: CmsLanguage[]): string[] =>
  languages.filter(({ isDraft }) => !isDraft).map(({ code }) => code);

export const defaultCode = (languages: CmsLanguage[]): string =>
  languages.find(({ isDefault }) => isDefault)?.code ?? '';

declare const CMS_SETTINGS: CmsSettings;

/** A function, so that tests can import this file without the settings. */
export const cmsSettings = (): CmsSettings => CMS_SETTINGS;

declare const CMS_BUILT_TEXTS: BuiltTexts;

export const builtTexts = (): BuiltTexts => CMS_BUILT_TEXTS;
