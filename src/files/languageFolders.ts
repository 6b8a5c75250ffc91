/** Adds and removes languages, and measures how much of each is translated. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeLanguage, matchLanguage } from '../model/languages';
import { legalFile, legalPages } from '../model/legalPages';
import { sharedFiles, wordFile, wordFiles, wordModels } from '../model/model';
import { UserError } from '../model/problem';
import { isTargetAt } from '../model/schemaAt';
import { combineWords, type Path, translate } from '../model/texts';
import { missingTexts, textsPerLanguage } from '../model/validation/translations';
import { listFiles, valueIfValid, writeJson } from './files';
import { allLanguages, readSettings, readValue } from './read';

/** Has a folder for each language whose labels and 404 page new sites need not translate. */
const TRANSLATIONS = 'src/files/translations';

/** The language's folder there: `zh-TW` for `zh-Hant`, `nb` for `no`. */
export const translationFor = (code: string): string | undefined =>
  matchLanguage([code], readdirSync(TRANSLATIONS));

/**
 * Adds a draft, with each text marked as untranslated that has no translation yet; or the files that it lacks, so that the
 * command can be repeated after a failure. Returns the language's own name.
 */
export function addLanguage(root: string, code: string): string {
  const { name } = describeLanguage(code);
  const missing = wordFiles.filter((file) => !existsSync(join(root, wordFile(file, code))));
  if (!missing.length) throw new UserError(`${name} (${code}) already exists.`);
  const { defaultLanguage } = readSettings(root);
  const folder = join(TRANSLATIONS, translationFor(code) ?? code);
  const drafts = missing.map((file) => {
    const original = readValue(root, wordFile(file, defaultLanguage));
    const ready = valueIfValid(folder, `${file}.json`);
    const isText = (path: Path) => !isTargetAt(wordModels[file], path);
    return [file, translate(original, ready, isText)] as const;
  });
  for (const [file, draft] of drafts) writeJson(root, wordFile(file, code), draft);
  return name;
}

function anotherFirst(root: string, code: string): string {
  const other = allLanguages(root).find((present) => present !== code);
  return other
    ? `Put another one first: npm run setup -- --languages "${other} ${code}"`
    : 'A site needs one. Add another one first, such as: npm run language -- add fr';
}

/**
 * Removes all that there is of a language. Everything is read first, and the list of published languages changes last, so
 * that the command can be repeated after a failure.
 */
export function removeLanguage(root: string, code: string): string {
  const settings = readSettings(root);
  const { name } = describeLanguage(code);
  if (code === settings.defaultLanguage)
    throw new UserError(`${name} is the default language. ${anotherFirst(root, code)}`);
  const changed = Object.values(sharedFiles).flatMap(({ file }) => {
    const value = readValue(root, file);
    const before = JSON.stringify(value);
    for (const [, texts] of textsPerLanguage(file, value)) delete texts[code];
    return JSON.stringify(value) === before ? [] : [{ file, value }];
  });
  const paths = [
    ...legalPages.map((page) => legalFile(page, code)),
    // Otherwise they would still be published.
    ...listFiles(root, 'content/maps').filter((file) => file.split('.')[1] === code),
    `locales/${code}`,
  ].filter((path) => existsSync(join(root, path)));
  const isListed = settings.languages.includes(code);
  if (!isListed && !paths.length && !changed.length)
    throw new UserError(`The site has no language "${code}".`);
  for (const { file, value } of changed) writeJson(root, file, value);
  for (const path of paths) rmSync(join(root, path), { recursive: true });
  if (isListed) {
    const languages = settings.languages.filter((language) => language !== code);
    writeJson(root, 'content/site.json', { ...settings, languages });
  }
  return name;
}

export type Progress = ReturnType<typeof measureProgress>[number];

export function measureProgress(root: string) {
  const { languages, defaultLanguage } = readSettings(root);
  // An unreadable file counts as empty.
  const contentOf = (file: string) => valueIfValid(root, file);
  const wordsOf = (language: string) =>
    combineWords(
      Object.fromEntries(wordFiles.map((name) => [name, contentOf(wordFile(name, language))])),
    );
  return allLanguages(root).map((language) => ({
    language,
    state: languages.includes(language) ? 'published' : 'draft',
    missing: missingTexts(language, defaultLanguage, wordsOf, contentOf),
  }));
}
