/** The content of the files, as the CMS has read or saved them, and how they are read and written. */
import CMS from '@sveltia/cms';
import { z } from 'zod';
import { parseJson } from '../model/json';
import { type WordFile, wordFiles } from '../model/model';
import { withoutWrapper } from '../model/schemaAt';
import { combineWords } from '../model/texts';
import { formatOf } from './config';
import { type Entry, entriesIn, kinds } from './entries';
import { isGroup, OPEN_ENTRY } from './merge';
import { showNotice } from './notice';
import type { CmsSettings } from './settings';
import { say } from './words';

const contents = new Map<string, unknown>();
const unreadable = new Set<string>();

/** Undefined if the file does not exist or can't be read. */
export const savedContent = (file: string): unknown => contents.get(file);

export const keepContent = (file: string, value: unknown): void => void contents.set(file, value);

/** The CMS treats a file that it can't read as missing; saving would overwrite it. */
export const isUnreadable = (file: string): boolean => unreadable.has(file);

/** The saved words of a language. */
export const savedWords = (code: string): object =>
  combineWords(
    Object.fromEntries(wordFiles.map((name) => [name, savedContent(fileOfWords(name, code))])),
  );

const fileOfWords = (name: WordFile, code: string) =>
  kinds[name === 'translation' ? 'about' : name].fileIn(code);

/** The languages with `isDraft` as saved, which may have changed since the editor was built. */
export function savedLanguages(languages: CmsSettings['languages']): CmsSettings['languages'] {
  const published = Object(savedContent('content/site.json')).languages;
  if (!Array.isArray(published)) return languages;
  return languages.map((one) => ({ ...one, isDraft: !published.includes(one.code) }));
}

/** Lets the CMS read and write each file through this module. */
export function registerFormats(languages: CmsSettings['languages']): void {
  for (const entry of entriesIn(languages).flatMap(([, entries]) => entries)) {
    const extension = entry.file.endsWith('.md') ? 'md' : 'json';
    CMS.registerCustomFormat(formatOf(entry), extension, {
      fromFile: (text) => {
        const value = readText(entry, text);
        contents.set(entry.file, value);
        return value;
      },
      toFile: (value) => textOf(entry, value),
    });
  }
}

/** The content of a file of this entry. Says why if it can't be read. */
export function readText({ file }: Pick<Entry, 'file'>, text: string): Record<string, unknown> {
  if (file.endsWith('.md')) return { body: text };
  const json = parseJson(file, text);
  if (!('problem' in json) && !json.duplicates.length && isGroup(json.value)) {
    unreadable.delete(file);
    return json.value;
  }
  unreadable.add(file);
  showNotice(say('unreadable', { file }));
  throw new Error(`${file} is not readable`);
}

/** In the order of the model, so that changing one text changes one line. */
export function textOf({ name, file }: Pick<Entry, 'name' | 'file'>, value: unknown): string {
  if (file.endsWith('.md')) return `${String(Object(value).body ?? '').trim()}\n`;
  return `${JSON.stringify(inOrder(value, kinds[name].model), null, 2)}\n`;
}

function inOrder(value: unknown, model: unknown): unknown {
  const group = withoutWrapper(model);
  if (Array.isArray(value)) {
    const element = group instanceof z.ZodArray ? group.element : undefined;
    return value.map((inner) => inOrder(inner, element));
  }
  if (!isGroup(value)) return value;
  const shape = group instanceof z.ZodObject ? group.shape : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((key) => Object.hasOwn(value, key) && key !== OPEN_ENTRY)
      .map((key) => [key, inOrder(value[key], shape[key])]),
  );
}
