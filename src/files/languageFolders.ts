/** Adds and removes languages, and measures how much of each is translated. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeLanguage, matchLanguage } from '../model/languages';
import { legalFile, legalPages } from '../model/legalPages';
import { sharedFiles, wordFile, wordFiles } from '../model/model';
import { UserError } from '../model/problem';
import { combineWords, hasParts, translate, valuesIn } from '../model/texts';
import { missingTexts, textsPerLanguage } from '../model/validation/translations';
import { listFiles, valueIfValid, writeJson } from './files';
import { allLanguages, readSiteFile, readValue } from './read';

/** Has a folder for each language whose labels and 404 page new sites need not translate. */
const TRANSLATIONS = 'src/files/translations';

/** The language's folder there: `zh-TW` for `zh-Hant`, `nb` for `no`. */
export const translationFor = (code: string): string | undefined =>
  matchLanguage([code], readdirSync(TRANSLATIONS));

/** Adds a draft, with each text marked as untranslated that has no translation yet. Returns the language's own name. */
export function addLanguage(root: string, code: string): string {
  const { name } = describeLanguage(code);
  if (existsSync(join(root, 'locales', code)))
    throw new UserError(`${name} (${code}) already exists.`);
  const { defaultLanguage } = readSiteFile(root);
  const folder = join(TRANSLATIONS, translationFor(code) ?? code);
  for (const name of wordFiles) {
    const original = readValue(root, wordFile(name, defaultLanguage));
    const translation = valueIfValid(folder, `${name}.json`);
    writeJson(root, wordFile(name, code), translate(original, translation));
  }
  return name;
}

export function removeLanguage(root: string, code: string): string {
  const siteFile = readSiteFile(root);
  if (!allLanguages(root).includes(code))
    throw new UserError(`The site has no language "${code}".`);
  const { name } = describeLanguage(code);
  if (code === siteFile.defaultLanguage)
    throw new UserError(
      `${name} is the default language. Put another one first, such as: npm run setup -- --languages "el ${code}"`,
    );
  const languages = siteFile.languages.filter((language) => language !== code);
  writeJson(root, 'content/site.json', { ...siteFile, languages });
  rmSync(join(root, 'locales', code), { recursive: true });
  for (const page of legalPages) rmSync(join(root, legalFile(page, code)), { force: true });
  // Otherwise they would still be published.
  for (const file of listFiles(root, 'content/maps'))
    if (file.split('.')[1] === code) rmSync(join(root, file));
  for (const { file } of Object.values(sharedFiles)) {
    const value = readValue(root, file);
    for (const [, texts] of textsPerLanguage(file, value)) delete texts[code];
    for (const [path, forms] of valuesIn(value))
      if (path.at(-1) === 'translations' && hasParts(forms)) delete forms[code];
    writeJson(root, file, value);
  }
  return name;
}

export type Progress = ReturnType<typeof measureProgress>[number];

export function measureProgress(root: string) {
  const { languages, defaultLanguage } = readSiteFile(root);
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
