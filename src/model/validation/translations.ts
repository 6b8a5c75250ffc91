/** Which texts of a language are missing or wrong, for the check and for the editor. */
import { z } from 'zod';
import { type JsonFile, problemAt } from '../json';
import { say } from '../messages';
import { type Descriptions, sharedFiles } from '../model';
import type { Problem } from '../problem';
import { schemaAt } from '../schemaAt';
import {
  flattenStrings,
  formatPath,
  isContainer,
  isUntranslated,
  type Path,
  valuesIn,
} from '../texts';
import { validate } from './validate';

/** The texts that a file has for every language, with their paths: descriptions, labels of links, roles. */
export function textsPerLanguage(file: string, value: unknown): [Path, Descriptions][] {
  const model = Object.values(sharedFiles).find((shared) => shared.file === file)?.model;
  if (!model) return [];
  return [...valuesIn(value)].flatMap(([path, texts]): [Path, Descriptions][] => {
    const record = schemaAt(model, path);
    const isOfTexts = record instanceof z.ZodRecord && record.valueType instanceof z.ZodString;
    return isContainer(texts) && isOfTexts ? [[path, texts as Descriptions]] : [];
  });
}

/**
 * The texts that the original language has, and that are missing, empty or marked as untranslated in another, by keys such
 * as `about.title.first` and `pictures.collage[0].alt`. `wordsOf` returns a language's words, see `wordsModel`;
 * `contentOf` the content of a file.
 */
export function missingTexts(
  code: string,
  original: string,
  wordsOf: (language: string) => unknown,
  contentOf: (file: string) => unknown,
): string[] {
  const textsOf = (language: string) => [
    ...flattenStrings(wordsOf(language)),
    ...Object.entries(sharedFiles).flatMap(([name, { file }]) =>
      textsPerLanguage(file, contentOf(file)).map(
        ([path, texts]) => [formatPath([name, ...path]), texts[language]] as const,
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
 * a draft may also lack texts.
 */
export function translationProblems(
  json: JsonFile,
  model: z.ZodType,
  name: string,
  isPublished: boolean,
): Problem[] {
  const isPending = (value: unknown) => typeof value === 'string' && isUntranslated(value);
  if (!isPublished)
    return validate(json, model, name, (value) => value === undefined || isPending(value));
  const untranslated = [...valuesIn(json.value)].filter(([, value]) => value && isPending(value));
  return [
    ...validate(json, model, name, (value) => Boolean(value) && isPending(value)),
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
