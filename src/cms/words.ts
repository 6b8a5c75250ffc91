/** Our labels, hints and messages in the editor's language, as far as the files in `words/` translate them. */
import { matchLanguage } from '../model/languages/languages';
import ar from './words/ar.json';
import de from './words/de.json';
import el from './words/el.json';

/** By language, then by the English text. */
export const translations: Record<string, Record<string, string>> = { ar, de, el };

const ENGLISH = 'en';
let language = ENGLISH;

/** `wishes` are the browser's languages, by preference. */
export function setLanguage(wishes: readonly string[]): void {
  language = matchLanguage(wishes, [ENGLISH, ...Object.keys(translations)]) ?? ENGLISH;
}

/** For what is stored, such as messages of commits. */
export function inEnglish<T>(make: () => T): T {
  const before = language;
  language = ENGLISH;
  const made = make();
  language = before;
  return made;
}

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/**
 * The translation of an English text, or the text itself. In the files `{a}` is a part that any text can take, and
 * `{A}` one that is translated as well: "has {a} characters", "Shorten it. {A}".
 */
export function translate(text: string): string {
  const words = translations[language] ?? {};
  return words[text] ?? translateParts(text, words) ?? text;
}

function translateParts(text: string, words: Record<string, string>): string | undefined {
  for (const [pattern, translation] of Object.entries(words)) {
    const parts = pattern.includes('{') ? regexOf(pattern).exec(text)?.groups : undefined;
    if (parts) {
      return translation.replace(/\{(\w)\}/g, (_, name: string) => {
        const part = parts[name] ?? '';
        return name === name.toUpperCase() ? translate(part) : part;
      });
    }
  }
  return undefined;
}

const regexes = new Map<string, RegExp>();

function regexOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w)\}/g, '(?<$1>.+)');
  const regex = regexes.get(pattern) ?? new RegExp(`^${escaped}$`, 's');
  regexes.set(pattern, regex);
  return regex;
}
