/** What is wrong with an entry, in the editor's language. */
import { z } from 'zod';
import { fieldMessages, languageName } from '../model/messages';
import { schemaAt } from '../model/schemaAt';
import { sharedProblems, translationProblems } from '../model/validation/translations';
import { messagesKey } from '../model/validation/validate';
import { type Entry, type EntryName, kinds } from './entries';
import { type CmsSettings, defaultCode, publishedCodes } from './settings';

/** Returns a line for each problem, with the name of its field. `value` is what `filledIn` returns. */
export function problemsIn(
  { name, file, language }: Entry,
  value: unknown,
  languages: CmsSettings['languages'],
): string[] {
  const { model } = kinds[name];
  const published = publishedCodes(languages);
  const json = { file, value: value ?? {} };
  const found = language
    ? translationProblems(json, model, name, published.includes(language.code))
    : sharedProblems(json, model, name, [...new Set([defaultCode(languages), ...published])]);
  return found.map(({ key, problem }) => `${nameOf(name, key)} ${problem}`);
}

/** The parts of a key such as `map.slides[0]`, or `map.slides.0` as the CMS writes it. */
const pathOf = (key: string): string[] => key.split(/[.[\]]+/).filter(Boolean);

const isIndex = (part: PropertyKey) => /^\d+$/.test(String(part));

/** A field's name as the form shows it, with its group: "Picture 2 › Description (Greek)". */
export function nameOf(name: EntryName, key: string): string {
  const { model } = kinds[name];
  const path = pathOf(key);
  const isLanguage = (index: number) =>
    schemaAt(model, path.slice(0, index)) instanceof z.ZodRecord;
  const labels = path.map((part, index) => {
    const { label } = fieldMessages(messagesKey(name, model, path.slice(0, index + 1)));
    return isIndex(part) ? `${label} ${Number(part) + 1}` : label;
  });
  const shown = labels.filter(
    // A numbered item says which list it is in.
    (_, index) => !isLanguage(index) && !isIndex(path[index + 1] ?? ''),
  );
  const [group = '', own = group] = shown.slice(-2);
  const code = path.find((_, index) => isLanguage(index));
  const language = code ? ` (${languageName(code)})` : '';
  return (own.startsWith(group) ? own : `${group} › ${own}`) + language;
}
