/** Validates all content, and reads it if it has no problem. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode } from '../model/fieldTypes';
import type { JsonFile } from '../model/json';
import { legalFile, legalPages } from '../model/legalPages';
import {
  DRAWN_MAP,
  drawnMapModel,
  legalTextModel,
  sharedFiles,
  wordFile,
  wordFiles,
  wordModels,
} from '../model/model';
import { fileProblem, type Problem } from '../model/problem';
import { BYTE_ORDER_MARK, CONFLICT } from '../model/textFile';
import { sharedProblems, translationProblems } from '../model/validation/translations';
import { validate } from '../model/validation/validate';
import { checkPictureFiles } from './checkPictures';
import { listFiles, readJson, readText, valueIfValid } from './files';
import { allLanguages, type LoadedContent, readContent, readLegalText, readSettings } from './read';

/** The content, checked and read once, for everything that a build makes of it; or every problem. */
export async function loadContent(root: string) {
  const problems = await checkContent(root);
  return problems.length ? { problems } : { content: freeze<LoadedContent>(readContent(root)) };
}

/** Freezes everything in the value as well. */
function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (inner instanceof Object) freeze(inner);
  return Object.freeze(value);
}

/** Pictures come first, as they take time, in which a file can change: what follows at once reads what was checked. */
export async function checkContent(root: string): Promise<Problem[]> {
  const pictures = await checkPictureFiles(root);
  return [...fileProblems(root), ...pictures];
}

export function fileProblems(root: string): Problem[] {
  const languages = listedLanguages(root);
  const wordFileProblems = wordProblems(root, languages, true);
  return [
    ...Object.entries(sharedFiles).flatMap(([name, { file, model }]) =>
      checkFile(root, file, (json) => sharedProblems(json, model, name, languages)),
    ),
    ...(existsSync(join(root, DRAWN_MAP))
      ? checkFile(root, DRAWN_MAP, (json) => validate(json, drawnMapModel, 'map'))
      : []),
    ...listFiles(root, 'content/maps').flatMap((file) => drawingProblems(root, file)),
    ...wordFileProblems,
    // Gatsby parses every file in `locales/`, and fails on a broken one.
    ...listFiles(root, 'locales')
      .filter(
        (file) =>
          /\.json$/i.test(file) && !wordFileProblems.some((problem) => problem.file === file),
      )
      .flatMap((file) => checkFile(root, file, () => [])),
    ...legalTextProblems(root, languages),
  ];
}

/** Two versions that Git could not merge, or a file that is not whole: browsers show nothing of it. */
function drawingProblems(root: string, file: string): Problem[] {
  if (!file.endsWith('.svg')) return [];
  const text = readText(root, file);
  if (typeof text !== 'string') return [text];
  if (text.trimEnd().endsWith('</svg>') && !CONFLICT.test(text)) return [];
  return [fileProblem(file, 'is damaged', 'Run `npm run map`, or restore it from Git.')];
}

function checkFile(root: string, file: string, check: (json: JsonFile) => Problem[]): Problem[] {
  const json = readJson(root, file);
  return 'problem' in json ? [json] : check(json);
}

/** The languages that `site.json` lists, the default one first, also if it has mistakes. */
export function listedLanguages(root: string): string[] {
  const { languages, defaultLanguage } = Object(valueIfValid(root, 'content/site.json'));
  const codes = Array.isArray(languages) ? languages.filter(isLanguageCode) : [];
  return [...new Set([...codes.filter((code) => code === defaultLanguage), ...codes])];
}

function wordProblems(root: string, codes: string[], isPublished: boolean): Problem[] {
  const about = valueIfValid(root, sharedFiles.pictures.file);
  return codes.flatMap((code) =>
    wordFiles.flatMap((name) =>
      checkFile(root, wordFile(name, code), (json) =>
        translationProblems(json, wordModels[name], name, isPublished, about),
      ),
    ),
  );
}

/** What would prevent publishing the drafts, besides missing texts: warnings, as a draft may be unfinished. */
export function draftProblems(root: string): Problem[] {
  const { languages } = readSettings(root);
  const drafts = allLanguages(root).filter((code) => !languages.includes(code));
  return wordProblems(root, drafts, false);
}

const legalTextProblems = (root: string, languages: string[]): Problem[] =>
  legalPages
    .flatMap((page) => languages.map((language) => legalFile(page, language)))
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const text = readText(root, file);
      if (typeof text !== 'string') return [text];
      const value = { body: text.replace(BYTE_ORDER_MARK, '') };
      // The problems name lines of the text themselves.
      const json = { file, value, lineOf: () => undefined };
      return translationProblems(json, legalTextModel, 'legal', true);
    });

export const missingLegalTexts = (root: string, languages: string[]): Problem[] =>
  legalPages.flatMap((page) => {
    const [first, ...more] = languages.filter(
      (language) => readLegalText(root, page, language) === undefined,
    );
    if (first === undefined) return [];
    const problem = more.length ? `is missing, also in ${more.join(', ')}` : 'is missing';
    const fix = 'Many countries require it. docs/editing.md says how to write it.';
    return fileProblem(legalFile(page, first), problem, fix);
  });
