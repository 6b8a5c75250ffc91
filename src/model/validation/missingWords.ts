import { z } from 'zod';
import { wordModels } from '../model';
import { type JsonFile, problemAt } from '../parseJson';
import type { Problem } from '../problem';
import { schemaAt } from '../schemaAt';
import { flattenStrings } from '../texts';

/**
 * A section has all of its words in each language, or none in any. `language` is that of `translation.json`, by name;
 * `all` has this file in every published language.
 */
export function missingWords(language: string, json: JsonFile, all: readonly unknown[]): Problem[] {
  const texts = flattenStrings(json.value);
  const used = new Set(all.flatMap((one) => [...flattenStrings(one).keys()]));
  return sections
    .filter((keys) => keys.some((key) => used.has(key)))
    .flatMap((keys) => keys.filter((key) => !texts.has(key)))
    .map((key) =>
      problemAt(json, key.split('.'), {
        problem: `is missing in ${language}`,
        fix: 'Write it, or leave all words of the section empty in every published language.',
      }),
    );
}

const ABOUT = ['page', 'about'];

/** For each section that may be left out, the keys of its words. */
const sections = fieldsAt(ABOUT)
  .filter(([, field]) => field instanceof z.ZodPrefault)
  .map(([name]) => fieldsAt([...ABOUT, name]).map(([key]) => [...ABOUT, name, key].join('.')));

function fieldsAt(path: string[]): [string, unknown][] {
  const group = schemaAt(wordModels.translation, path);
  return group instanceof z.ZodObject ? Object.entries(group.shape) : [];
}
