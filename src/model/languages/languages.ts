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
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const text = locale.getTextInfo?.() ?? locale.textInfo;
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: text?.direction ?? 'ltr',
    script,
    openGraphLocale: region ? `${language}_${region}` : language,
  };
}

/** `/about/` in the default language, `/el/about/` in another. */
export function localizedPath(path: string, language: string, isDefault: boolean): string {
  return isDefault ? path : `/${language}${path}`;
}
