/** The options of gatsby-plugin-react-i18next, which creates one page per language for each file in `src/pages/`. */
import { readLanguages, readSite } from '../content/files/read';

/**
 * Gatsby reads its configuration first. If site.json is invalid, this uses one language, so that the content check
 * runs next and reports the problem.
 */
export function i18nOptions(root: string) {
  return {
    localeJsonSourceName: 'locales',
    ...languagesOrStandIn(root),
    // Visitors stay at the address they chose; redirecting in the browser would blank the page first.
    redirect: false,
    verbose: false,
  };
}

function languagesOrStandIn(root: string) {
  try {
    return { defaultLanguage: readSite(root).defaultLanguage, languages: readLanguages(root) };
  } catch {
    return { defaultLanguage: 'en', languages: ['en'] };
  }
}
