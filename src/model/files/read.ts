/** Reads validated content; throws on anything that `checkContent` would have reported. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { companyModel } from '../company';
import { isLanguageCode } from '../kinds';
import { describeLanguage } from '../languages/languages';
import { type LegalPage, legalFile, legalPages } from '../legalPages';
import {
  aboutModel,
  DRAWN_MAP,
  type DrawnMap,
  drawnMapModel,
  type Site,
  siteModel,
  wordFile,
  wordFiles,
  wordsModel,
} from '../model';
import type { Content } from '../pageData';
import { mapFile } from '../pictures';
import { combineWords } from '../texts';

export const readValue = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

const reader =
  <Model extends z.ZodType>(file: string, model: Model) =>
  (root: string): z.infer<Model> =>
    model.parse(readValue(root, file));

export const readSite = reader('content/site.json', siteModel);
export const readCompany = reader('content/company.json', companyModel);
export const readAbout = reader('content/about.json', aboutModel);

/** What `npm run map` says about the maps in `content/maps/`, if there are any. */
export const readDrawnMap = (root: string): DrawnMap | undefined =>
  existsSync(join(root, DRAWN_MAP)) ? drawnMapModel.parse(readValue(root, DRAWN_MAP)) : undefined;

export function readWords(root: string, language: string) {
  const files = wordFiles.map((name) => [name, readValue(root, wordFile(name, language))]);
  return wordsModel.parse(combineWords(Object.fromEntries(files)));
}

/** Draft languages have a folder in `locales/` but are not published. */
export function draftLanguages(root: string, site: Pick<Site, 'languages'>): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguageCode(entry.name))
    .map(({ name }) => name)
    .filter((name) => !site.languages.includes(name))
    .sort();
}

/** The languages with pages: the published ones, and in development the drafts as well. */
export function readLanguages(root: string): string[] {
  const site = readSite(root);
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [...site.languages, ...(isDevelopment ? draftLanguages(root, site) : [])];
}

/** The Markdown; undefined if the file is missing or blank. */
export function readLegalText(root: string, page: LegalPage, language: string): string | undefined {
  const path = join(root, legalFile(page, language));
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text.trim() ? text : undefined;
}

/** Everything but words. */
export function readContent(root: string): Content {
  const site = readSite(root);
  const codes = [...site.languages, ...draftLanguages(root, site)];
  const map = readDrawnMap(root);
  const isDrawn = (code: string) =>
    existsSync(join(root, 'content/maps', mapFile('wide', code, 'light')));
  return {
    site,
    company: readCompany(root),
    about: readAbout(root),
    languages: codes.map(describeLanguage),
    legalTexts: Object.fromEntries(
      legalPages.map((page) => [
        page,
        Object.fromEntries(
          readLanguages(root).flatMap((code) => {
            const text = readLegalText(root, page, code);
            return text ? [[code, text]] : [];
          }),
        ),
      ]),
    ),
    drawnMap: map && { ...map, languages: codes.filter(isDrawn) },
  };
}
