/** The editor's own messages: English, or those of a file in `messages/`, which is loaded when an editor has its language. */
import en from './messages/en.json';

export type MessageKey = keyof typeof en;

let language = 'en';
let messages: Partial<typeof en> = en;

/** `requested` are an editor's languages, by preference; regions don't count. Returns the one that is used. */
export async function loadLanguage(requested: readonly string[]): Promise<string> {
  for (const code of [...requested, 'en']) {
    const known = code.replace(/-.*/, '');
    try {
      const file: { default: typeof messages } = await import(`./messages/${known}.json`);
      messages = file.default;
      language = known;
      break;
    } catch {
      // There is no such file; esbuild throws this error before there is a promise.
    }
  }
  return language;
}

/** The text with the values in place of names in braces. */
export const say = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  (messages[key] ?? en[key]).replace(/\{(\w+)\}/g, (name, value) => String(values[value] ?? name));

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
