/** Every text of a language: its translation, the pictures' descriptions and the company's texts. */
import { textsPerLanguage } from '../descriptions';
import { readJson } from '../files/readJson';
import { type WordFile, wordFile, wordFiles } from '../model';
import { formatPath } from '../path';
import { flattenStrings } from '../texts';

interface LocatedText {
  file: string;
  line: number;
  /** In the file. */
  key: string;
  text: string;
}

/** By a key that is the same in each language. An unreadable file counts as empty; `checkContent` reports why. */
export const textsOf = (root: string, language: string): Map<string, LocatedText> =>
  new Map([
    ...wordFiles.flatMap((name) =>
      [...stringsIn(root, wordFile(name, language))].map(
        ([key, text]) => [commonKey(name, key), text] as const,
      ),
    ),
    ...['content/about.json', 'content/company.json'].flatMap((file) =>
      textsIn(root, file, language),
    ),
  ]);

/** In `wordsModel`. */
const commonKey = (name: WordFile, key: string) =>
  name === 'translation' ? key.replace('page.', '') : `${name}.${key}`;

/** Every text in a file, by its key there. */
export function stringsIn(root: string, file: string): Map<string, LocatedText> {
  const json = readJson(root, file);
  if ('problem' in json) return new Map();
  return new Map(
    [...flattenStrings(json.value)].map(([key, text]) => [
      key,
      { file, line: json.lineOf(pathOf(key)) ?? 1, key, text },
    ]),
  );
}

function textsIn(root: string, file: string, language: string): [string, LocatedText][] {
  const json = readJson(root, file);
  if ('problem' in json) return [];
  return textsPerLanguage(file, json.value).flatMap(
    ([path, { [language]: text }]): [string, LocatedText][] => {
      if (text === undefined) return [];
      const own = [...path, language];
      const line = json.lineOf(own) ?? 1;
      return [[formatPath(path), { file, line, key: formatPath(own), text }]];
    },
  );
}

function pathOf(key: string): (string | number)[] {
  return key
    .split(/\.|(?=\[)/)
    .map((part) => (part.startsWith('[') ? Number(part.slice(1, -1)) : part));
}
