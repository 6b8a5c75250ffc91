/** The editor's own messages: English, or those of its language, which are loaded before anything is said. */
import en from './messages/en.json';

export type MessageKey = keyof typeof en;

let language = 'en';
let messages: Partial<typeof en> = en;

const files: Record<string, () => Promise<{ default: typeof messages }>> = {
  ar: () => import('./messages/ar.json'),
  de: () => import('./messages/de.json'),
  el: () => import('./messages/el.json'),
  en: async () => ({ default: en }),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
  pt: () => import('./messages/pt.json'),
  zh: () => import('./messages/zh.json'),
};

/** The first of an editor's languages, by preference, that there are messages in. Regions don't count. */
export const chooseLanguage = (requested: readonly string[]): string =>
  requested.map((code) => code.replace(/-.*/, '')).find((code) => Object.hasOwn(files, code)) ??
  'en';

/** `code` is of `chooseLanguage`. Rejects if the connection is lost: a choice must not be forgotten for that. */
export async function loadMessages(code: string): Promise<void> {
  const file = await files[code]?.();
  messages = file?.default ?? en;
  language = code;
}

/** The text with the values in place of names in braces. */
export const say = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  (messages[key] ?? en[key]).replace(/\{(\w+)\}/g, (name, value) => String(values[value] ?? name));

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
