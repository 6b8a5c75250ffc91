/** The options of gatsby-plugin-react-i18next, which makes a page per language of each file in `src/pages/`. */
import { readSite } from '../content/read';

/**
 * Gatsby reads its configuration before anything else runs. While site.json is broken one language
 * stands in, so that the content check runs next and says what is wrong.
 */
export function i18nOptions(root: string) {
  const site = readSiteOrStandIn(root);
  return {
    localeJsonSourceName: 'locales',
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    // A visitor stays at the address they chose; redirecting in the browser blanks the page first.
    redirect: false,
    // The words are text, never a template: what editors write is shown as written.
    i18nextOptions: { interpolation: { escapeValue: false }, returnObjects: true },
    verbose: false,
  };
}

function readSiteOrStandIn(root: string) {
  try {
    return readSite(root);
  } catch {
    return { defaultLanguage: 'en', languages: ['en'] };
  }
}
