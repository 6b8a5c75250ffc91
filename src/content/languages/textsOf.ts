/** Every text of a language: its translation and the pictures' descriptions. */
import { descriptionsIn } from '../descriptions';
import { readJson } from '../files/readJson';
import { aboutModel } from '../model';
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
  new Map([...translatedTexts(root, language), ...describedPictures(root, language)]);

function translatedTexts(root: string, language: string): [string, LocatedText][] {
  const json = readJson(root, `locales/${language}/translation.json`);
  if ('problem' in json) return [];
  const { file } = json;
  return [...flattenStrings(json.value)].map(([key, text]) => [
    key,
    { file, line: json.lineOf(pathOf(key)) ?? 1, key, text },
  ]);
}

function describedPictures(root: string, language: string): [string, LocatedText][] {
  const json = readJson(root, 'content/about.json');
  if ('problem' in json) return [];
  const { success, data } = aboutModel.safeParse(json.value);
  if (!success) return [];
  return descriptionsIn(data).flatMap(([path, { [language]: text }]): [string, LocatedText][] => {
    if (text === undefined) return [];
    const own = [...path, language];
    const { file } = json;
    return [[formatPath(path), { file, line: json.lineOf(own) ?? 1, key: formatPath(own), text }]];
  });
}

function pathOf(key: string): (string | number)[] {
  return key
    .split(/\.|(?=\[)/)
    .map((part) => (part.startsWith('[') ? Number(part.slice(1, -1)) : part));
}
