/** Reads validated content; throws on anything that `checkContent` would have reported. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { mapFile } from '../../plugins/office-map';
import { isLanguageCode } from '../model/fieldTypes';
import { describeLanguage } from '../model/languages';
import { type LegalPage, legalFile, legalPages } from '../model/legalPages';
import { parseMarkdown, textOf } from '../model/markdown';
import {
  DRAWN_MAP,
  type DrawnMap,
  drawnMapModel,
  sharedFiles,
  wordFile,
  wordFiles,
  wordsModel,
} from '../model/model';
import { BYTE_ORDER_MARK } from '../model/textFile';
import { combineWords } from '../model/texts';
import { readJson, readText } from './files';

export function readValue(root: string, file: string): unknown {
  const json = readJson(root, file);
  if ('problem' in json) throw new SyntaxError(`${file} ${json.problem}`);
  return json.value;
}

const reader =
  <Model extends z.ZodType>({ file, model }: { file: string; model: Model }) =>
  (root: string): z.infer<Model> =>
    model.parse(readValue(root, file));

export const readSettings = reader(sharedFiles.languages);
export const readCompany = reader(sharedFiles.company);
export const readAbout = reader(sharedFiles.pictures);
export const readLook = reader(sharedFiles.look);

/** What `npm run map` says about the maps in `content/maps/`, if there are any. */
export const readDrawnMap = (root: string): DrawnMap | undefined =>
  existsSync(join(root, DRAWN_MAP)) ? drawnMapModel.parse(readValue(root, DRAWN_MAP)) : undefined;

export function readWords(root: string, language: string) {
  const files = wordFiles.map((name) => [name, readValue(root, wordFile(name, language))]);
  return wordsModel.parse(combineWords(Object.fromEntries(files)));
}

/** The published languages, then the drafts, which only have a folder in `locales/`. */
export function allLanguages(root: string): string[] {
  const locales = join(root, 'locales');
  const folders = existsSync(locales) ? readdirSync(locales).filter(isLanguageCode).sort() : [];
  return [...new Set([...readSettings(root).languages, ...folders])];
}

/** The Markdown; undefined if the file is missing or shows no letter or number. */
export function readLegalText(root: string, page: LegalPage, language: string): string | undefined {
  const text = readText(root, legalFile(page, language));
  if (typeof text !== 'string' || !/[\p{L}\p{N}]/u.test(textOf(parseMarkdown(text).nodes)))
    return undefined;
  return text.replace(BYTE_ORDER_MARK, '');
}

export type LoadedContent = Readonly<ReturnType<typeof readContent>>;

export function readContent(root: string) {
  const settings = readSettings(root);
  const map = readDrawnMap(root);
  const codes = allLanguages(root);
  /** The languages that have pages: the published ones, and in development the drafts as well. */
  const pageLanguages = process.env.NODE_ENV === 'development' ? codes : settings.languages;
  const isDrawn = (code: string) =>
    existsSync(join(root, 'content/maps', mapFile('wide', code, 'light')));
  const legalTexts = (page: LegalPage) =>
    pageLanguages.flatMap((code) => {
      const text = readLegalText(root, page, code);
      return text ? [[code, text]] : [];
    });
  return {
    root,
    ...readLook(root),
    pageLanguages,
    words: Object.fromEntries(settings.languages.map((code) => [code, readWords(root, code)])),
    settings,
    company: readCompany(root),
    about: readAbout(root),
    languages: codes.map((code) => ({
      ...describeLanguage(code, codes),
      isDefault: code === settings.defaultLanguage,
      isDraft: !settings.languages.includes(code),
    })),
    legalTexts: Object.fromEntries(
      legalPages.map((page) => [page, Object.fromEntries(legalTexts(page))]),
    ),
    drawnMap: map && { ...map, languages: codes.filter(isDrawn) },
  };
}
