/** Which texts of a language are missing or wrong, for the check and for the editor. */
import { z } from 'zod';
import { type JsonFile, problemAt } from '../json';
import { say } from '../messages';
import { type Descriptions, sections, sharedFiles, usualSections, wordsModel } from '../model';
import type { Problem } from '../problem';
import { isTargetAt, schemaAt } from '../schemaAt';
import {
  formatPath,
  isContainer,
  isUntranslated,
  type Path,
  textsIn,
  valueAt,
  valuesIn,
} from '../texts';
import { validate } from './validate';

/** The texts that a file has by language, with their paths: descriptions, roles, names. */
export const textsPerLanguage = (file: string, value: unknown) =>
  recordsIn(file, value).flatMap(([path, texts, isName]) =>
    isContainer(texts) ? [[path, texts as Descriptions, isName] as const] : [],
  );

function recordsIn(file: string, value: unknown): [Path, unknown, boolean][] {
  const model = Object.values(sharedFiles).find((shared) => shared.file === file)?.model;
  if (!model) return [];
  return [...valuesIn(value)].flatMap(([path, texts]): [Path, unknown, boolean][] => {
    const record = schemaAt(model, path);
    return record instanceof z.ZodRecord ? [[path, texts, record.meta()?.isName ?? false]] : [];
  });
}

/**
 * Whether a text is of a section that is not chosen in `content/about.json`: nobody has to translate it. Its path begins
 * with the name of an entry of words.
 */
function isUnused([entry, name]: Path, about: unknown): boolean {
  const chosen: unknown = Object(about).sections;
  const shown: readonly unknown[] = Array.isArray(chosen) ? chosen : usualSections;
  return entry === 'about' && Object.hasOwn(sections, name ?? '') && !shown.includes(name);
}

/**
 * The texts that the original language has, and that are missing, empty or marked as untranslated in another, by keys such
 * as `about.title.first` and `pictures.collage[0].alt`. Names are never missing. `wordsOf` returns a language's words, see
 * `wordsModel`; `contentOf` the content of a file.
 */
export function missingTexts(
  code: string,
  original: string,
  wordsOf: (language: string) => unknown,
  contentOf: (file: string) => unknown,
): string[] {
  const about = contentOf(sharedFiles.pictures.file);
  const textsOf = (language: string) => [
    ...textsIn(wordsOf(language)).flatMap(([path, text]) =>
      isTargetAt(wordsModel, path) || isUnused(path, about)
        ? []
        : [[formatPath(path), text] as const],
    ),
    ...Object.entries(sharedFiles).flatMap(([name, { file }]) =>
      textsPerLanguage(file, contentOf(file)).flatMap(([path, texts, isName]) =>
        isName ? [] : [[formatPath([name, ...path]), texts[language]] as const],
      ),
    ),
  ];
  const texts = new Map(textsOf(code));
  // What is no text is a mistake of its own.
  const isMissing = (text: unknown) =>
    text === undefined || (typeof text === 'string' && isUntranslated(text));
  return textsOf(original).flatMap(([key, text]) => (text && isMissing(texts.get(key)) ? key : []));
}

/**
 * Problems in a file of words. An untranslated text is reported only in a published language, and only as untranslated;
 * a draft may also lack texts. `about` is the content of `content/about.json`.
 */
export function translationProblems(
  json: JsonFile,
  model: z.ZodType,
  name: string,
  isPublished: boolean,
  about?: unknown,
): Problem[] {
  const isPending = (value: unknown) => typeof value === 'string' && isUntranslated(value);
  if (!isPublished)
    return validate(json, model, name, (value) => value === undefined || isPending(value));
  // The file has the words of the About page below `page.about`, the form has them alone.
  const inWords = (path: Path) => (name === 'translation' ? path.slice(1) : [name, ...path]);
  const untranslated = [...valuesIn(json.value)].filter(
    ([path, value]) => value && isPending(value) && !isUnused(inWords(path), about),
  );
  return [
    ...validate(json, model, name, (value) => Boolean(value) && isPending(value)),
    ...untranslated.map(([path]) => problemAt(json, path, { problem: say('untranslated') })),
  ];
}

/** Problems in a file that all languages share. `languages` are the published ones, the default one first. */
export function sharedProblems(
  json: JsonFile,
  model: z.ZodType,
  name: string,
  languages: readonly string[],
): Problem[] {
  const [original = 'en'] = languages;
  const single = new Map(
    recordsIn(json.file, json.value).flatMap(([path, text]) =>
      text && typeof text === 'string'
        ? [[formatPath(path), byLanguage(json.value, path, { [original]: text })]]
        : [],
    ),
  );
  return [
    ...validate(json, model, name).map((found) => {
      const value = single.get(found.key);
      return value ? { ...found, problem: say('notByLanguage', { value }) } : found;
    }),
    ...textsPerLanguage(json.file, json.value).flatMap(([path, texts, isName]) =>
      (isName ? [original] : languages)
        .filter((code) => texts[code] === undefined)
        .map((code) => problemAt(json, [...path, code], { problem: say('missing') })),
    ),
  ];
}

/** What to write instead of a text for all languages, with those that earlier templates had in `translations` beside it. */
function byLanguage(content: unknown, path: Path, texts: Record<string, unknown>): string {
  const [key = '', ...group] = [...path].reverse();
  const others = Object.entries(Object(valueAt(content, [...group.reverse(), 'translations']))).map(
    ([code, forms]) => [code, valueAt(forms, [key]) || texts[code]],
  );
  const value = { ...texts, ...Object.fromEntries(others) };
  return `"${String(key)}": ${JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')}`;
}
