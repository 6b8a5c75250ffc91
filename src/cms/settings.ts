/** What the build knows of the site and the browser needs; `src/gatsby/cms.ts` puts it into the bundles. */
import type { GitBackend } from '@sveltia/cms';

/** A language as the page's query gives it, without the files that a build makes. */
export type CmsLanguage = Omit<
  Queries.SiteDataFragment['language'] & object,
  'card' | 'suggestions'
> & {
  name: string;
};

export interface CmsSettings {
  companyName: string;
  /** Where the site is published. */
  siteUrl: string;
  /** In the switcher's order, drafts last. */
  languages: CmsLanguage[];
  /** Where a team's changes go; without one, only a folder on the editor's computer. */
  backend?: GitBackend;
}

declare const CMS_SETTINGS: CmsSettings;

/** A function, so that only the two bundles need the settings, and not every test. */
export const cmsSettings = (): CmsSettings => CMS_SETTINGS;
