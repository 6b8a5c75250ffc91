/** The content of the files, as the CMS has read or saved them, and how they are read and written. */
import CMS from '@sveltia/cms';
import { jsonText, parseJson } from '../model/json';
import { say } from '../model/messages';
import { valueAt } from '../model/texts';
import { missingTexts } from '../model/validation/translations';
import { formatOf } from './config';
import { type Entry, type EntryName, entriesIn, isShared, kinds, wordNames } from './entries';
import { isGroup } from './merge';
import { nameOf } from './problems';
import type { CmsSettings } from './settings';

const contents = new Map<string, unknown>();
/** The CMS treats files that it can't read as missing; saving would overwrite them. */
export const unreadable = new Set<string>();

/** Undefined if the file does not exist or can't be read. */
export const savedContent = (file: string): unknown => contents.get(file);

export const keepContent = (file: string, value: unknown): void => void contents.set(file, value);

/** The texts that a translation lacks as saved, by their names in the forms. */
export function missingInLanguage(code: string, original: string): string[] {
  const wordsIn = (language: string) =>
    Object.fromEntries(wordNames.map((name) => [name, savedContent(kinds[name].fileIn(language))]));
  return missingTexts(code, original, wordsIn, savedContent).map((text) => {
    // `about.title.first` or `pictures.collage[0].alt`
    const [name = '', ...key] = text.split('.');
    return nameOf(name as EntryName, [...key, ...(isShared(name) ? [code] : [])].join('.'));
  });
}

/** Lets the CMS read and write each file through this module. */
export function registerFormats(languages: CmsSettings['languages']): void {
  for (const entry of entriesIn(languages)) {
    const { name, file } = entry;
    CMS.registerCustomFormat(formatOf(entry), file.endsWith('.md') ? 'md' : 'json', {
      fromFile(text) {
        const value = readText(entry, text);
        contents.set(file, value);
        return value;
      },
      toFile(value) {
        if (file.endsWith('.md')) return `${String(value.body ?? '').trim()}\n`;
        return jsonText(name === 'about' ? { page: { about: value } } : value);
      },
    });
  }
}

/** The values of the form from the file. Tells the editor, and throws, if it can't be read. */
export function readText({ name, file }: Entry, text: string): Record<string, unknown> {
  if (file.endsWith('.md')) return { body: text };
  const json = parseJson(file, text);
  const value = 'problem' in json ? undefined : json.value;
  const content = name === 'about' ? valueAt(value, ['page', 'about']) : value;
  if (isGroup(content)) return content;
  if (!unreadable.has(file)) window.alert(say('unreadable', { file }));
  unreadable.add(file);
  throw new Error(`${file} can't be read`);
}
