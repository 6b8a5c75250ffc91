/** What is wrong with an entry, in the editor's language. */
import { z } from 'zod';
import type { Draft, Entry, Language, Path } from '..';
import { kindOf } from './entries';
import { languageName } from './messages';
import { fieldNames, site } from './site';
import { formatPath, schemaAt } from './values';

export interface NamedProblem {
  /** The field's, such as `map.slides[0]`; empty for the whole form. */
  key: string;
  /** Names the field. */
  text: string;
}

/** What is wrong with a form. `value` is what `filledIn` returns. */
export function problemsIn(
  entry: Entry,
  value: unknown,
  languages: Language[],
  draft: Pick<Draft, 'contentOf' | 'data'>,
): NamedProblem[] {
  const found =
    site.problemsIn?.(entry, value ?? {}, languages, draft) ?? zodProblems(entry, value ?? {});
  return found.map(({ key, problem }) => ({ key, text: `${nameOf(entry.name, key)} ${problem}` }));
}

const zodProblems = ({ name }: Entry, value: unknown) =>
  (kindOf(name).model.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({
    key: formatPath(path),
    problem: message,
  }));

/** The key of a field's names, with `[]` for an index and `*` for a language. */
const namesKey = (name: string, model: z.ZodType, path: Path): string =>
  path.reduce<string>((key, part, index) => {
    const parent = schemaAt(model, path.slice(0, index));
    if (parent instanceof z.ZodArray) return `${key}[]`;
    return `${key}.${parent instanceof z.ZodRecord ? '*' : String(part)}`;
  }, name);

/** In the order of the form's fields, each once. */
export function inOrderOfForm(
  name: string,
  problems: NamedProblem[],
  languages: Language[],
): NamedProblem[] {
  const { model } = kindOf(name);
  const positionsOf = ({ key }: NamedProblem) =>
    pathOf(key).map((part, index, path) => {
      const parent = schemaAt(model, path.slice(0, index));
      if (parent instanceof z.ZodObject) return Object.keys(parent.shape).indexOf(part);
      if (parent instanceof z.ZodRecord) return languages.findIndex(({ code }) => code === part);
      return Number(part);
    });
  const compare = (one: NamedProblem, other: NamedProblem) => {
    const [own, others] = [positionsOf(one), positionsOf(other)];
    const differences = own.map((position, index) => position - (others[index] ?? -1));
    return differences.find((difference) => difference) ?? own.length - others.length;
  };
  const isFirst = ({ text }: NamedProblem, index: number) =>
    problems.findIndex((problem) => problem.text === text) === index;
  return problems.filter(isFirst).sort(compare);
}

/** What the inputs of a field need that the CMS doesn't set: the language of a text, and the keyboard of phones. */
export function inputAttributes(
  { name, language: ofEntry }: Entry,
  key: string,
  languages: Language[],
): Record<string, string> {
  const { model } = kindOf(name);
  const path = pathOf(key);
  const code = languageIn(model, path);
  const language = code ? languages.find((one) => one.code === code) : ofEntry;
  const { inputMode } = schemaAt(model, path)?.meta() ?? {};
  return {
    ...(language && { lang: language.code, dir: language.direction }),
    ...(inputMode && { inputmode: inputMode }),
  };
}

/** The code in the path of a value per language. */
const languageIn = (model: z.ZodType, path: string[]): string | undefined =>
  path.find((_, index) => schemaAt(model, path.slice(0, index)) instanceof z.ZodRecord);

/** The parts of a key such as `map.slides[0]`, or `map.slides.0` as the CMS writes it. */
export const pathOf = (key: string): string[] => key.split(/[.[\]]+/).filter(Boolean);

const isIndex = (part: PropertyKey) => /^\d+$/.test(String(part));

/** A field's name as the form shows it, with its group: "Picture 2 › Description (Greek)". */
export function nameOf(name: string, key: string): string {
  const { model } = kindOf(name);
  const path = pathOf(key);
  const isLanguage = (index: number) =>
    schemaAt(model, path.slice(0, index)) instanceof z.ZodRecord;
  const labels = path.map((part, index) => {
    const { label } = fieldNames(namesKey(name, model, path.slice(0, index + 1)));
    return isIndex(part) ? `${label} ${Number(part) + 1}` : label;
  });
  const shown = labels.filter(
    // A numbered item says which list it is in.
    (_, index) => !isLanguage(index) && !isIndex(path[index + 1] ?? ''),
  );
  const [group = '', own = group] = shown.slice(-2);
  const code = languageIn(model, path);
  const language = code ? ` (${languageName(code)})` : '';
  return (own.startsWith(group) ? own : `${group} › ${own}`) + language;
}
