/** Which texts of a language are missing or wrong, for the check and for the editor. */
import { z } from 'zod';
import { type JsonFile, problemAt } from '../json';
import { type Descriptions, sharedFiles } from '../model';
import type { Problem } from '../problem';
import { schemaAt } from '../schemaAt';
import { flattenStrings, formatPath, isUntranslated, type Path, valuesIn } from '../texts';
import { say } from '../words';
import { validate } from './validate';

/** The texts that a file has for every language, with their paths: a picture's descriptions, a link's labels, a person's roles. */
export function textsPerLanguage(file: string, value: unknown): [Path, Descriptions][] {
  const model = Object.values(sharedFiles).find((one) => one.file === file)?.model;
  if (!model) return [];
  return [...valuesIn(value)].flatMap(([path, texts]): [Path, Descriptions][] =>
    typeof texts === 'object' && texts && schemaAt(model, path) instanceof z.ZodRecord
      ? [[path, texts as Descriptions]]
      : [],
  );
}

/** By a key that is the same in each language: `about.title.first`, `collage[0].alt`. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** `words` are those of all files, see `wordsModel`; `contentOf` returns the content of a file. */
export const textsIn = (
  language: string,
  words: unknown,
  contentOf: (file: string) => unknown,
): Texts =>
  new Map<string, string | undefined>([
    ...flattenStrings(words),
    ...Object.values(sharedFiles)
      .flatMap(({ file }) => textsPerLanguage(file, contentOf(file)))
      .map(([path, texts]) => [formatPath(path), texts[language]] as const),
  ]);

export const missingTexts = (texts: Texts, original: Texts): string[] =>
  [...original].flatMap(([key, text]) => (text && isUntranslated(texts.get(key)) ? key : []));

/**
 * Problems in a file of words. An untranslated text is a problem only in a published language, whatever else is wrong
 * with it; a draft may also lack texts.
 */
export function translationProblems(
  json: JsonFile,
  model: z.ZodType,
  name: string,
  isPublished: boolean,
): Problem[] {
  const waits = (value: unknown) => typeof value === 'string' && isUntranslated(value);
  if (!isPublished)
    return validate(json, model, name, (value) => value === undefined || waits(value));
  const untranslated = [...valuesIn(json.value)].filter(([, value]) => value && waits(value));
  return [
    ...validate(json, model, name, (value) => Boolean(value) && waits(value)),
    ...untranslated.map(([path]) => problemAt(json, path, { problem: say('untranslated') })),
  ];
}

/** Texts that a file has for each language, and lacks in one of these languages. */
export const missingPerLanguage = (json: JsonFile, languages: readonly string[]): Problem[] =>
  textsPerLanguage(json.file, json.value).flatMap(([path, texts]) =>
    languages
      .filter((language) => texts[language] === undefined)
      .map((language) => problemAt(json, [...path, language], { problem: say('missing') })),
  );
