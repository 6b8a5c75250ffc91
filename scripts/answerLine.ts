/** Answers on one line: `Maria Example, Founder; Jan Example, Engineer` is a list of people. */
import { z } from 'zod';
import { requiredKeys } from '../src/content/schemaAt';

/** Also of other scripts' keyboards. */
const BETWEEN_ENTRIES = /\s*[;；؛]\s*/;
/** A comma, or the space before an address. */
const FIELDS = /^(.+?)(?:\s*[,，،]?\s+(?=https?:)|\s*[,，،]\s*)(.+)$/;

export const entriesIn = (line: string) => line.split(BETWEEN_ENTRIES).filter(Boolean);

/** Shows a value of the content in `language`. */
export function formatLine(model: z.ZodType, value: unknown, language: string): string {
  if (model instanceof z.ZodArray) {
    const entries = (value as unknown[]).map((entry) =>
      formatLine(model.element as z.ZodType, entry, language),
    );
    return entries.join('; ');
  }
  if (model instanceof z.ZodObject)
    return requiredKeys(model)
      .map((key) => formatLine(model.shape[key], Object(value)[key], language))
      .join(', ');
  return String(model instanceof z.ZodRecord ? (Object(value)[language] ?? '') : value);
}

/**
 * The value, which may break the model's rules. Texts are the same in all `languages`, the default one first. The
 * entries of a list keep what a line can't say, from the list `before`.
 */
export function parseLine(
  model: z.ZodType,
  line: string,
  languages: string[],
  before?: unknown,
): unknown {
  if (model instanceof z.ZodNumber)
    return line.trim() === '' || Number.isNaN(Number(line)) ? line : Number(line);
  if (model instanceof z.ZodRecord) return textIn(languages, line);
  if (!(model instanceof z.ZodArray)) return line;
  const { element } = model;
  const known = Array.isArray(before) ? before : [];
  return entriesIn(line).map((entry) =>
    element instanceof z.ZodObject ? parseEntry(element, entry, languages, known) : entry,
  );
}

/** A person with the same name keeps the portrait, a link with the same address its mark. */
function parseEntry(model: z.ZodObject, line: string, languages: string[], known: unknown[]) {
  const same = known.find((entry) => formatLine(model, entry, languages[0] ?? '') === line);
  if (same) return same;
  const [, ...texts] = FIELDS.exec(line) ?? ['', line];
  const keys = requiredKeys(model);
  const lineOf = (key: string) => texts[keys.indexOf(key)] ?? '';
  const name = keys.find((key) => model.shape[key] instanceof z.ZodString) ?? '';
  const before = Object(known.find((entry) => Object(entry)[name] === lineOf(name)));
  const fields = keys.map((key) => [
    key,
    model.shape[key] instanceof z.ZodRecord
      ? textIn(languages, lineOf(key), before[key])
      : lineOf(key),
  ]);
  return { ...before, ...Object.fromEntries(fields) };
}

/** The same text in each language, apart from translations of the one before. */
function textIn(languages: string[], text: string, before: Record<string, string> = {}) {
  const [main = ''] = languages;
  const isTranslated = (code: string) =>
    before[code] !== undefined && before[code] !== before[main];
  const written = languages.filter((code) => !isTranslated(code)).map((code) => [code, text]);
  return { ...before, ...Object.fromEntries(written) };
}
