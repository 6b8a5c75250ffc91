/** Which texts a translation lacks, by their names in the forms. */
import { flattenStrings, isUntranslated } from '../model/texts';
import { missingTexts, textsIn } from '../model/validation/translations';
import { savedContent, savedWords } from './content';
import { type Entry, kinds, wordNames } from './entries';
import { nameOf } from './problems';

/** Of an entry in the form; `original` is the code of the default language. */
export function missingInEntry({ name, language }: Entry, value: unknown, original: string) {
  const isWords = kinds[name].fileIn('').endsWith('.json');
  if (!language || language.code === original || !isWords) return [];
  const texts = flattenStrings(value);
  return [...flattenStrings(savedContent(kinds[name].fileIn(original))).keys()]
    .filter((key) => isUntranslated(texts.get(key)))
    .map((key) => nameOf(name, key));
}

/** Of all that is saved of a language. */
export function missingInLanguage(code: string, original: string): string[] {
  const textsOf = (language: string) => textsIn(language, savedWords(language), savedContent);
  return missingTexts(textsOf(code), textsOf(original)).map((key) => {
    // `about.title.first`, `labels.skip` or `collage[0].alt`
    const words = wordNames.find((one) => key.startsWith(`${one}.`));
    if (words) return nameOf(words, key.slice(words.length + 1));
    const name = /^(collage|team|map|people)\b/.test(key) ? 'pictures' : 'company';
    return nameOf(name, `${key}.${code}`);
  });
}
