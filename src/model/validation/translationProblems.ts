/** Problems in a file of words, for the check and for the editor's form. */
import type { z } from 'zod';
import type { JsonFile } from '../parseJson';
import type { Problem } from '../problem';
import { flattenStrings, isUntranslated } from '../texts';
import { validate } from './validate';

/**
 * Reports an untranslated text only as untranslated, and only in a published language.
 */
export function translationProblems(
  json: JsonFile,
  model: z.ZodType,
  isPublished: boolean,
): Problem[] {
  const waiting = [...flattenStrings(json.value)].filter(([, text]) => isUntranslated(text));
  const keys = waiting.map(([key]) => key);
  const problems = validate(json, model).filter(({ key }) => !keys.includes(key));
  const { file } = json;
  return isPublished
    ? [...problems, ...keys.map((key) => ({ file, key, ...untranslated }))]
    : problems;
}

const untranslated = {
  problem: 'is not translated yet',
  fix: 'Translate it, or unpublish the language until it is translated.',
};
