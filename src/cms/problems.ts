/** What is wrong with an entry, in the editor's language. */
import { z } from 'zod';
import { unlocatedJson } from '../model/json';
import { schemaAt } from '../model/schemaAt';
import { formatPath, isUntranslated, valueAt, valuesIn } from '../model/texts';
import { missingPerLanguage as missingTexts, missingWords } from '../model/validation/translations';
import { type Entry, type EntryName, kinds } from './entries';
import { wordsKey } from './fields';
import { type CmsSettings, publishedCodes } from './settings';
import { fieldWords, languageName, say } from './words';

/** One line for each problem, with the name of its field. `value` is as `filledIn` returns it. */
export function problemsIn(
  { name, file, language }: Entry,
  value: unknown,
  languages: CmsSettings['languages'],
): string[] {
  const { model, group = '' } = kinds[name];
  const published = publishedCodes(languages);
  // A draft may be incomplete.
  const isDraft = language && !published.includes(language.code);
  const json = unlocatedJson(file, value ?? {});
  const untranslated = [...valuesIn(json.value)]
    .filter(([, text]) => typeof text === 'string' && isUntranslated(text))
    .map(([path]) => formatPath(path));
  const wrong = (model.safeParse(json.value).error?.issues ?? [])
    .map((issue) => ({ key: formatPath(issue.path), issue }))
    .filter(({ key }) => contains(group, key) && !untranslated.includes(key))
    .filter(({ issue }) => !isDraft || valueAt(value, issue.path) !== undefined)
    .map(({ key, issue }) => ({ key, message: explain(issue, value, name) }));
  const missing = [
    ...(language ? [] : missingTexts(json, published)),
    ...(name === 'about' && !isDraft ? missingWords('', json, [json.value]) : []),
  ].map(({ key }) => ({ key, message: say('missing') }));
  const waiting = (isDraft ? [] : untranslated).map((key) => ({
    key,
    message: say('untranslated'),
  }));
  return [...new Map([...waiting, ...missing, ...wrong].map((one) => [one.key, one])).values()].map(
    ({ key, message }) => `${nameOf(name, key)} ${message}`,
  );
}

const contains = (group: string, key: string) =>
  `${key}.`.startsWith(`${group}.`) || `${group}.`.startsWith(`${key}.`);

/** What is wrong with the value of one field. */
export function problemOf(name: EntryName, key: string, value: unknown): string | undefined {
  const issue = schemaAt(kinds[name].model, partsOf(key))?.safeParse(value).error?.issues[0];
  return issue && explain({ ...issue, path: [] }, value, name, key);
}

/** `value` is that of which the issue's path is a part, at `key`. */
function explain(issue: z.core.$ZodIssue, whole: unknown, name: EntryName, key = ''): string {
  const value = valueAt(whole, issue.path);
  if (value === undefined || value === '') return say('missing');
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isTooBig = issue.code === 'too_big';
    const limit = Number(isTooBig ? issue.maximum : issue.minimum);
    if (typeof value === 'number') return say('outOfRange', { value, limit });
    if (Array.isArray(value)) return say('items', { count: value.length, limit });
    return say(isTooBig ? 'tooLong' : 'tooShort', { count: String(value).length, limit });
  }
  if (issue.code === 'unrecognized_keys') return say('unknownFields', { names: issue.keys.join() });
  const { wrong = say('wrong') } = fieldWords(wordsOf(name, key || formatPath(issue.path)));
  const { line = '' } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return wrong.replace('{line}', String(line));
}

/** The parts of a key such as `page.about.map.slides[0]`. */
const partsOf = (key: string) => key.split(/[.[\]]+/).filter(Boolean);

const wordsOf = (name: EntryName, key: string) =>
  `${wordsKey(name)}.${key}`.replace(/\[\d+\]/g, '[]').replace(/\.$/, '');

/** A field's name as the form shows it, with its group: "Picture 2 › Description (Greek)". */
export function nameOf(name: EntryName, key: string): string {
  const { model, group = '' } = kinds[name];
  const parts = partsOf(key);
  const labels = parts.map((part, index) => {
    const path = parts.slice(0, index + 1);
    if (schemaAt(model, path.slice(0, -1)) instanceof z.ZodRecord) return '';
    const own = key.slice(0, endOf(key, index + 1));
    if (contains(group, own) && group.length >= own.length && group) return '';
    const field = schemaAt(model, path);
    const { title } = (field && z.globalRegistry.get(field)) ?? {};
    const label = fieldWords(wordsOf(name, own)).label ?? title ?? part;
    return /^\d+$/.test(part) ? `${label} ${Number(part) + 1}` : label;
  });
  // The number of an item says which list it is in.
  const isItem = (index: number) => /^\d+$/.test(parts[index + 1] ?? '');
  const shown = labels.filter((label, index) => label && !isItem(index)).slice(-2);
  const [outer = '', inner = outer] = shown;
  const isPerLanguage = schemaAt(model, parts.slice(0, -1)) instanceof z.ZodRecord;
  const language = isPerLanguage ? ` (${languageName(parts.at(-1) ?? '')})` : '';
  const whole = inner === outer || inner.startsWith(outer) ? inner : `${outer} › ${inner}`;
  return whole + language;
}

/** The length of the beginning of a key that has so many parts. */
function endOf(key: string, count: number): number {
  const ends = [...key.matchAll(/[^.[\]]+\]?/g)].map(({ 0: part, index }) => index + part.length);
  return ends[count - 1] ?? key.length;
}
