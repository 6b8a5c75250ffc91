/** What is wrong with an entry, in the editor's language. */
import { z } from 'zod';
import { unlocatedJson } from '../model/json';
import { schemaAt } from '../model/schemaAt';
import { formatPath, isUntranslated, type Path, valueAt, valuesIn } from '../model/texts';
import { missingPerLanguage } from '../model/validation/translations';
import { type Entry, type EntryName, kinds } from './entries';
import { type CmsSettings, publishedCodes } from './settings';
import { fieldWords, languageName, say } from './words';

/** One line for each problem, with the name of its field. `value` is as `filledIn` returns it. */
export function problemsIn(
  { name, file, language }: Entry,
  value: unknown,
  languages: CmsSettings['languages'],
): string[] {
  const published = publishedCodes(languages);
  // A draft may be incomplete.
  const isDraft = language && !published.includes(language.code);
  const untranslated = [...valuesIn(value)]
    .filter(([, text]) => typeof text === 'string' && isUntranslated(text))
    .map(([path]) => formatPath(path));
  const wrong = (kinds[name].model.safeParse(value ?? {}).error?.issues ?? [])
    .map((issue) => ({ key: formatPath(issue.path), issue }))
    .filter(({ key }) => !untranslated.includes(key))
    .filter(({ issue }) => !isDraft || valueAt(value, issue.path) !== undefined)
    .map(({ key, issue }) => [key, explain(issue, value, name)] as const);
  const missing = language
    ? []
    : missingPerLanguage(unlocatedJson(file, value), published).map(
        ({ key }) => [key, say('missing')] as const,
      );
  const waiting = isDraft ? [] : untranslated.map((key) => [key, say('untranslated')] as const);
  return [...new Map([...wrong, ...missing, ...waiting])].map(
    ([key, message]) => `${nameOf(name, key)} ${message}`,
  );
}

function explain(issue: z.core.$ZodIssue, whole: unknown, name: EntryName) {
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
  const { wrong = say('wrong') } = fieldWords(wordsKey(name, issue.path));
  const line = issue.code === 'custom' ? issue.params?.line : undefined;
  return wrong.replace('{line}', String(line));
}

/** The parts of a key such as `map.slides[0]`, or `map.slides.0` as the CMS writes it. */
const pathOf = (key: string): string[] => key.split(/[.[\]]+/).filter(Boolean);

const isIndex = (part: PropertyKey) => /^\d+$/.test(String(part));

/** The key of a field's words; the imprint and the privacy notice have the same. */
export function wordsKey(name: EntryName, path: Path): string {
  const key = path.map((part) => (isIndex(part) ? '[]' : `.${String(part)}`)).join('');
  return (name === 'imprint' || name === 'privacy' ? 'legal' : name) + key;
}

/** A field's name as the form shows it, with its group: "Picture 2 › Description (Greek)". */
export function nameOf(name: EntryName, key: string): string {
  const { model } = kinds[name];
  const path = pathOf(key);
  const isLanguage = (index: number) =>
    schemaAt(model, path.slice(0, index)) instanceof z.ZodRecord;
  const labels = path.map((part, index) => {
    const own = path.slice(0, index + 1);
    const { title = part } = (schemaAt(model, own)?.meta() ?? {}) as { title?: string };
    const { label = title } = fieldWords(wordsKey(name, own));
    return isIndex(part) ? `${label} ${Number(part) + 1}` : label;
  });
  const shown = labels.filter(
    // A numbered item says which list it is in.
    (_, index) => !isLanguage(index) && !isIndex(path[index + 1] ?? ''),
  );
  const [group = '', own = group] = shown.slice(-2);
  const language = isLanguage(path.length - 1) ? ` (${languageName(path.at(-1) ?? '')})` : '';
  return (own.startsWith(group) ? own : `${group} › ${own}`) + language;
}
