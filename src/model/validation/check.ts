/** Validates all content and returns every problem at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readJson, readText } from '../files/files';
import { draftLanguages, readLegalText, readSite } from '../files/read';
import type { JsonFile } from '../json';
import { isLanguageCode } from '../kinds';
import { legalFile, legalPages } from '../legalPages';
import {
  DRAWN_MAP,
  drawnMapModel,
  legalTextModel,
  sharedFiles,
  wordFile,
  wordFiles,
  wordModels,
} from '../model';
import type { Problem } from '../problem';
import { valueAt } from '../texts';
import { pictureProblems } from './pictures';
import { missingPerLanguage, translationProblems } from './translations';
import { validate } from './validate';

/** Content without problems can be built. */
export async function checkContent(root: string): Promise<Problem[]> {
  const languages = listedLanguages(root);
  return [
    ...Object.entries(sharedFiles).flatMap(([name, { file, model }]) =>
      checkFile(root, file, (json) => [
        ...validate(json, model, name),
        ...missingPerLanguage(json, languages),
      ]),
    ),
    ...(existsSync(join(root, DRAWN_MAP))
      ? checkFile(root, DRAWN_MAP, (json) => validate(json, drawnMapModel, 'map'))
      : []),
    ...wordProblems(root, languages),
    ...legalTextProblems(root, languages),
    ...(await pictureProblems(root)),
  ];
}

/** The problem that prevents reading the file, or what `check` finds in it. */
function checkFile(root: string, file: string, check: (json: JsonFile) => Problem[]): Problem[] {
  const json = readJson(root, file);
  return 'problem' in json ? [json] : check(json);
}

/** Also works for a `site.json` with mistakes. */
function listedLanguages(root: string): string[] {
  const json = readJson(root, 'content/site.json');
  const languages = 'problem' in json ? undefined : valueAt(json.value, ['languages']);
  return Array.isArray(languages) ? [...new Set(languages.filter(isLanguageCode))] : [];
}

/** Of the published languages; elsewhere only what Gatsby, which parses every file in `locales/`, fails on. */
function wordProblems(root: string, languages: string[]): Problem[] {
  const published = new Map(
    languages.flatMap((code) => wordFiles.map((name) => [wordFile(name, code), name] as const)),
  );
  const others = listFiles(root, 'locales').filter((file) => /\.json$/i.test(file));
  return [...new Set([...published.keys(), ...others])].flatMap((file) => {
    const name = published.get(file);
    return checkFile(root, file, (json) =>
      name ? translationProblems(json, wordModels[name], name, true) : [],
    );
  });
}

/** What would prevent publishing the drafts, besides missing texts: warnings, as a draft may be unfinished. */
export const draftProblems = (root: string): Problem[] =>
  draftLanguages(root, readSite(root)).flatMap((code) =>
    wordFiles.flatMap((name) =>
      checkFile(root, wordFile(name, code), (json) =>
        translationProblems(json, wordModels[name], name, false),
      ),
    ),
  );

const legalTextProblems = (root: string, languages: string[]): Problem[] =>
  legalPages.flatMap((page) =>
    languages.flatMap((language): Problem[] => {
      const file = legalFile(page, language);
      if (!existsSync(join(root, file))) return [];
      const text = readText(root, file);
      if (typeof text === 'object') return [text];
      return validate({ file, value: { body: text } }, legalTextModel, 'legal');
    }),
  );

/** A warning for each legal page without a text in one of the languages. */
export const missingLegalTexts = (root: string, languages: string[]): Problem[] =>
  legalPages.flatMap((page) => {
    const [first, ...others] = languages.filter(
      (language) => readLegalText(root, page, language) === undefined,
    );
    if (first === undefined) return [];
    const problem = others.length ? `is missing, also in ${others.join(', ')}` : 'is missing';
    return [{ file: legalFile(page, first), key: '', problem, fix: FIX }];
  });

const FIX = 'Many countries require it. docs/editing.md says what to write, and where.';
