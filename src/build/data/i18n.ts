/** The options of gatsby-plugin-react-i18next, which creates one page per language for each file in `src/pages/`. */
import { readLanguages, readSite } from '../../model/files/read';
import type { Site } from '../../model/model';

/**
 * Gatsby reads its configuration first. If site.json is invalid, this uses one language, so that the content check
 * runs next and reports the problem.
 */
export function siteOrStandIn(root: string): Site {
  try {
    return { ...readSite(root), languages: readLanguages(root) };
  } catch {
    return { defaultLanguage: 'en', languages: ['en'], liveMap: 'automatic', look: 'editorial' };
  }
}

export function i18nOptions(root: string) {
  const { defaultLanguage, languages } = siteOrStandIn(root);
  return {
    localeJsonSourceName: 'locales',
    defaultLanguage,
    languages,
    // Visitors stay at the address they chose; redirecting in the browser would blank the page first.
    redirect: false,
    verbose: false,
  };
}
