/** Which texts of a language are missing or older than their originals. Also runs in the editor's browser. */
import { textsPerLanguage } from '../descriptions';
import { formatPath } from '../path';
import { flattenStrings, isUntranslated } from '../texts';

/** By a key that is the same in each language: `page.about.title.first`, `collage[0].alt`. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** `words` is a translation, `files` the contents of the files that have texts in all languages. */
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

/** The texts when the site was last built. */
export interface BuiltTexts {
  /** By language and key. */
  fingerprints: Record<string, Record<string, string>>;
  /** Keys of texts that were older than their originals, by language; missing without Git history. */
  outdated?: Record<string, string[]>;
}

export interface Original {
  language: string;
  texts: Texts;
}

/** Keys of texts that are older than their originals. */
export function outdatedTexts(
  language: string,
  texts: Texts,
  original: Original,
  { fingerprints, outdated }: BuiltTexts,
): string[] {
  const isAsBuilt = (code: string, all: Texts, key: string) =>
    fingerprints[code]?.[key] === fingerprint(all.get(key));
  if (language === original.language) return [];
  return [...original.texts.keys()].filter(
    (key) =>
      !isUntranslated(texts.get(key)) &&
      isAsBuilt(language, texts, key) &&
      (outdated?.[language]?.includes(key) || !isAsBuilt(original.language, original.texts, key)),
  );
}

/** FNV-1a: short, the same in Node and in browsers. */
export function fingerprint(text = ''): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
