/** Which texts of a language are missing. Also runs in the editor's browser. */
import { textsPerLanguage } from '../descriptions';
import { formatPath } from '../path';
import { flattenStrings, isUntranslated } from '../texts';

/** By a key that is the same in each language: `about.title.first`, `collage[0].alt`. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** `words` are those of all files, see `wordsModel`; `files` are the contents of the files that have texts in all languages. */
export function textsIn(
  language: string,
  words: unknown,
  files: Record<string, unknown> = {},
): Texts {
  const perLanguage = Object.entries(files).flatMap(([file, value]) =>
    textsPerLanguage(file, value),
  );
  return new Map([
    ...flattenStrings(words),
    ...perLanguage.map(([path, texts]) => [formatPath(path), texts[language]] as const),
  ]);
}

/** Keys of texts that are missing, empty or marked as untranslated. */
export const missingTexts = (texts: Texts, original: Texts): string[] =>
  [...original].flatMap(([key, text]) => (text && isUntranslated(texts.get(key)) ? key : []));
