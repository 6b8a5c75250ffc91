/** The editor's own words in the language of the browser. */
import { matchLanguage } from '../model/languages/languages';
import ar from './words/ar.json';
import de from './words/de.json';
import el from './words/el.json';
import en from './words/en.json';

export interface FieldWords {
  label?: string;
  hint?: string;
  /** What is said about a value that has the wrong form. */
  wrong?: string;
  /** What the values of a choice mean. */
  options?: Record<string, string>;
}

interface Words {
  messages: Record<string, string>;
  /** By the name of the entry and the key in its model, such as `pictures.collage[].alt`. */
  fields: Record<string, FieldWords>;
}

/** Without English labels and hints, which are in the model. */
export const translations: Record<string, Words> = { en, de, el, ar };

export type MessageKey = keyof typeof en.messages;

let language = 'en';

/** `wishes` are the browser's languages, by preference. */
export function setLanguage(wishes: readonly string[]): void {
  language = matchLanguage(wishes, Object.keys(translations)) ?? 'en';
}

/** The message, with the values in place of names in braces. */
export function say(key: MessageKey, values: Record<string, string | number> = {}): string {
  const text = translations[language]?.messages[key] ?? en.messages[key];
  return text.replace(/\{(\w+)\}/g, (name, value) => String(values[value] ?? name));
}

/** `key` as in the files, with indexes as `[]`. */
export const fieldWords = (key: string): FieldWords => translations[language]?.fields[key] ?? {};

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
