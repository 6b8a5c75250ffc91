/** What is wrong with a translation, in the check as in the editor's form. */

import { translationModel } from '../model';
import type { JsonFile } from '../parseJson';
import type { Problem } from '../problem';
import { flattenStrings, isUntranslated } from '../texts';
import { validate } from './validate';

/**
 * A text that still waits for its translation is nothing else: in a draft it may, in a published
 * language not.
 */
export function translationProblems(json: JsonFile, isPublished: boolean): Problem[] {
  const waiting = [...flattenStrings(json.value)].filter(
    ([, text]) => text && isUntranslated(text),
  );
  const keys = waiting.map(([key]) => key);
  const problems = validate(json, translationModel).filter(({ key }) => !keys.includes(key));
  const { file } = json;
  return isPublished
    ? [...problems, ...keys.map((key) => ({ file, key, ...untranslated }))]
    : problems;
}

const untranslated = {
  problem: 'is not translated yet',
  fix: 'Translate it, or take the language out of "languages" in content/site.json until it is.',
};
