/** What a language code implies: name, direction, script, addresses. */

export interface Language {
  /** BCP 47 */
  code: string;
  /** The name in the language itself: "Ελληνικά" */
  name: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924: "Grek" */
  script: string;
}

/** The scripts that are written from right to left. `Intl.Locale.getTextInfo()` is incomplete in Node 20. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * Describes a language, in the build only: browsers' locale data differs. The name has no region if the site has no other
 * language that needs one: "Português", not "Português (Brasil)".
 */
export function describeLanguage(code: string, siteLanguages?: readonly string[]): Language {
  const locale = new Intl.Locale(code);
  const { language, script = 'Latn' } = locale.maximize();
  const isOnly = siteLanguages?.every(
    (existing) => existing === code || new Intl.Locale(existing).language !== language,
  );
  const name = ownName(code, isOnly ? new Intl.Locale(language, { script: locale.script }) : code);
  return {
    code,
    // Georgian has capitals, but none at the beginning of a word.
    name: name.replace(/^\p{Changes_When_Titlecased}/u, (letter) => letter.toLocaleUpperCase(code)),
    direction: RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr',
    script,
  };
}

/** "ελληνικά" for `el`; of `named` in the language `code`. */
export const ownName = (code: string, named: string | Intl.Locale = code): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(`${named}`) ?? code;

/** "Greek" for `el`; the code itself if it names no language. */
export const englishName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

/** Not of codes for no language, or several. */
export const isKnownLanguage = (code: string): boolean =>
  englishName(code) !== code && !/^(und|mul|mis|zxx)\b/.test(code);

/** `/about/` in the default language, `/el/about/` in another. */
export const localizedPath = (path: string, language: string, isDefault: boolean): string =>
  isDefault ? path : `/${language}${path}`;

/**
 * The best of the site's languages for a list of requested ones: the same language in the same script (`zh-Hant` for
 * `zh-TW`, not `zh-Hans`), if possible in the same region. Codes are BCP 47; unknown ones are ignored.
 */
export function matchLanguage(
  requested: readonly string[],
  languages: readonly string[],
): string | undefined {
  return requested.map((code) => languageFor(code, languages)).find(Boolean);
}

function languageFor(requested: string, languages: readonly string[]): string | undefined {
  const wanted = maximize(requested);
  const matching = languages.filter((code) => {
    const locale = maximize(code);
    return wanted && locale?.language === wanted.language && locale.script === wanted.script;
  });
  return (
    matching.find((code) => maximize(code)?.region === wanted?.region) ??
    matching.find((code) => !new Intl.Locale(code).region) ??
    matching[0]
  );
}

/** Adds the likely script and region. Norwegian without a variety is Bokmål. */
const maximize = (code: string) => localeOf(code.replace(/^no\b/i, 'nb'))?.maximize();

export function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
}
