/** The options of gatsby-plugin-react-i18next, which makes a page per language of each file in `src/pages/`. */
import { readLanguages, readSite } from '../content/files/read';

/**
 * Gatsby reads its configuration before anything else runs. While site.json is broken one language
 * stands in, so that the content check runs next and says what is wrong.
 */
export function i18nOptions(root: string) {
  return {
    localeJsonSourceName: 'locales',
    ...languagesOrStandIn(root),
    // A visitor stays at the address they chose; redirecting in the browser blanks the page first.
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
