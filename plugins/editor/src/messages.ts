/** The editor's own messages, in its language. */
import ar from './messages/ar.json';
import de from './messages/de.json';
import el from './messages/el.json';
import en from './messages/en.json';

export const translations: Record<string, Record<string, string>> = { en, de, el, ar };

export type MessageKey = keyof typeof en;

let language = 'en';

/** `requested` are an editor's languages, by preference. Returns the one that is used. */
export function setLanguage(requested: readonly string[]): string {
  const [known = 'en'] = requested
    .map((code) => code.replace(/-.*/, ''))
    .filter((code) => Object.hasOwn(translations, code));
  language = known;
  return language;
}

/** The text with the values in place of names in braces. */
export const say = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  (translations[language]?.[key] ?? en[key]).replace(/\{(\w+)\}/g, (name, value) =>
    String(values[value] ?? name),
  );

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
