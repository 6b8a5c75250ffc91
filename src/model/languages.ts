/** What a language code implies: name, direction, script, addresses. */

export interface Language {
  /** BCP 47 */
  code: string;
  /** In the language itself: "Ελληνικά" */
  name: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924: "Grek" */
  script: string;
  /** As Open Graph writes it, with the region where most speakers live: `el_GR`. */
  openGraphLocale: string;
}

type Direction = { direction?: Language['direction'] };
/** Engines have one of the two; TypeScript's types have neither. */
type LocaleWithText = Intl.Locale & { textInfo?: Direction; getTextInfo?: () => Direction };

/** Only for the build: browsers' locale data differs. */
export function describeLanguage(code: string): Language {
  const locale: LocaleWithText = new Intl.Locale(code);
  const { language, region, script = 'Latn' } = locale.maximize();
  const name = ownName(code);
  const text = locale.getTextInfo?.() ?? locale.textInfo;
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: text?.direction ?? 'ltr',
    script,
    openGraphLocale: region ? `${language}_${region}` : language,
  };
}

/** "ελληνικά" for `el`. */
export const ownName = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** "Greek" for `el`; the code itself if it names no language. */
export const englishName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

export const isKnownLanguage = (code: string): boolean => englishName(code) !== code;

/** `/about/` in the default language, `/el/about/` in another. */
export const localizedPath = (path: string, language: string, isDefault: boolean): string =>
  isDefault ? path : `/${language}${path}`;

/**
 * The first wish that one of the site's languages meets: the same language in the same script (`zh-TW` is met by
 * `zh-Hant`, not by `zh-Hans`), if possible in the same region. Codes are BCP 47; unknown ones are ignored.
 */
export function matchLanguage(
  wishes: readonly string[],
  languages: readonly string[],
): string | undefined {
  return wishes.map((wish) => languageFor(wish, languages)).find(Boolean);
}

function languageFor(wish: string, languages: readonly string[]): string | undefined {
  const wanted = maximize(wish);
  const met = languages.filter((code) => {
    const locale = maximize(code);
    return wanted && locale?.language === wanted.language && locale.script === wanted.script;
  });
  return (
    met.find((code) => maximize(code)?.region === wanted?.region) ??
    met.find((code) => !new Intl.Locale(code).region) ??
    met[0]
  );
}

/** With its likely script and region. */
function maximize(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code).maximize();
  } catch {
    return undefined;
  }
}
