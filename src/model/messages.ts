/** Messages about content: names and hints of fields, and what is wrong with them. English, or the editor's language. */
import en from './messages/en.json';

interface FieldMessages {
  label: string;
  hint?: string;
  /** What is said about a value that has the wrong form. */
  wrong?: string;
  /** What is said about a field that templates had before: what to do with its value. */
  removed?: string;
  /** What the values of a choice mean. */
  options?: Record<string, string>;
}

export interface Messages {
  messages: Record<string, string>;
  fields: Record<string, FieldMessages>;
}

export type MessageKey = keyof typeof en.messages;

export const isMessage = (text: string): text is MessageKey => Object.hasOwn(en.messages, text);

let current: Messages = en;

/** In the editor's language, before anything is said. */
export function setMessages(messages: Messages): void {
  current = messages;
}

type Values = Record<string, string | number>;

/** The text with the values in place of names in braces. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (name, value) => String(values[value] ?? name));

export const say = (key: MessageKey, values: Values = {}): string =>
  fill(current.messages[key] ?? en.messages[key], values);

/**
 * The messages of a field such as `pictures.collage[].alt.*`, where `*` is any language. Without messages of its own it
 * has those of the last parts of its key, such as `alt.*`, or of the whole group of languages, or else its name.
 */
export function fieldMessages(key: string): FieldMessages {
  const fields: Messages['fields'] = { ...en.fields, ...current.fields };
  const parts = key.split('.');
  const known = parts
    .map((_, index) => parts.slice(index).join('.'))
    .find((end) => Object.hasOwn(fields, end));
  if (!known && key.endsWith('.*')) return fieldMessages(key.slice(0, -2));
  return (known && fields[known]) || { label: labelFrom(key) };
}

/** "Our press" for `about.ourPress`. */
function labelFrom(key: string): string {
  const [name = key] = key.match(/\w+(?=\W*$)/) ?? [];
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
