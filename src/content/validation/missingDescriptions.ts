import { descriptionsIn } from '../descriptions';
import { aboutModel } from '../model';
import type { JsonFile } from '../parseJson';
import { formatPath } from '../path';
import type { Problem } from '../problem';

/** The pictures that lack a description in one of these languages. `json`: `content/about.json`. */
export function missingDescriptions(json: JsonFile, languages: string[]): Problem[] {
  const { success, data } = aboutModel.safeParse(json.value);
  if (!success) return [];
  return descriptionsIn(data).flatMap(([path, alt]) =>
    languages
      .filter((language) => !alt[language])
      .map((language) => ({
        file: json.file,
        line: json.lineOf(path),
        key: formatPath([...path, language]),
        problem: 'is missing',
        fix: 'Describe the picture in this language.',
      })),
  );
}
