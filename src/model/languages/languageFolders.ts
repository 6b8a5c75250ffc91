/** Adds and removes languages, and measures how much of each is translated. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../files/files';
import { draftLanguages, readAbout, readCompany, readSite } from '../files/read';
import { isLanguageCode } from '../kinds';
import { legalFile, legalPages } from '../legalPages';
import { type Site, wordFile, wordFiles } from '../model';
import { reportProblems, UserError } from '../problem';
import { formatPath, markUntranslated, type Path, valuesIn } from '../texts';
import { isPerLanguage, missingTexts, textsPerLanguage } from '../validation/translations';
import { describeLanguage, isKnownLanguage } from './languages';

/** As a draft with every text marked as untranslated. Returns its own name. */
export function addLanguage(root: string, code: string): string {
  const name = nameOf(code);
  if (existsSync(join(root, 'locales', code)))
    throw new UserError(`${name} (${code}) already exists.`);
  const { defaultLanguage } = readSite(root);
  for (const file of wordFiles) {
    const json = readJson(root, wordFile(file, defaultLanguage));
    if ('problem' in json) throw new UserError(reportProblems([json]));
    writeJson(root, wordFile(file, code), markUntranslated(json.value));
  }
  return name;
}

export function removeLanguage(root: string, code: string): string {
  const name = nameOf(code);
  if (!existsSync(join(root, 'locales', code)))
    throw new UserError(`${name} (${code}) does not exist.`);
  const site = readSite(root);
  if (code === site.defaultLanguage) {
    throw new UserError(`${name} is the default language. Choose another default language first.`);
  }
  if (site.languages.includes(code)) {
    const languages = site.languages.filter((language) => language !== code);
    writeJson(root, 'content/site.json', { ...site, languages });
  }
  rmSync(join(root, 'locales', code), { recursive: true });
  for (const page of legalPages) rmSync(join(root, legalFile(page, code)), { force: true });
  const files = {
    'content/about.json': readAbout(root),
    'content/company.json': readCompany(root),
  };
  for (const [file, value] of Object.entries(files)) {
    for (const [, texts] of textsPerLanguage(file, value)) delete texts[code];
    writeJson(root, file, value);
  }
  return name;
}

/** Rejects well-formed codes that name no language. */
function nameOf(code: string): string {
  if (!isLanguageCode(code) || !isKnownLanguage(code)) {
    throw new UserError(
      `"${code}" is not a language code. Write one such as fr, pt-BR or zh-Hant.`,
    );
  }
  return describeLanguage(code).name;
}

export interface Progress {
  language: string;
  state: 'published' | 'draft';
  /** How many texts there are to translate. */
  total: number;
  /** Keys of texts that are missing, empty or marked as untranslated. */
  missing: string[];
}

export function measureProgress(root: string, site: Site): Progress[] {
  const textByKey = (language: string) =>
    new Map([...textsOf(root, language)].map(([key, { text }]) => [key, text]));
  const original = textByKey(site.defaultLanguage);
  const drafts = draftLanguages(root, site);
  return [...site.languages, ...drafts].map((language) => ({
    language,
    state: drafts.includes(language) ? 'draft' : 'published',
    total: original.size,
    missing: missingTexts(textByKey(language), original),
  }));
}

interface LocatedText {
  file: string;
  line: number;
  /** In the file. */
  key: string;
  text: string;
}

/** Every text of a language: its words, the pictures' descriptions and the company's texts, by a key that is the same in each language. */
export const textsOf = (root: string, language: string): Map<string, LocatedText> =>
  new Map([
    ...wordFiles.flatMap((name) =>
      locatedTexts(root, wordFile(name, language)).map(([path, text]): [string, LocatedText] => [
        formatPath(name === 'translation' ? path.slice(1) : [name, ...path]),
        text,
      ]),
    ),
    ...['content/about.json', 'content/company.json'].flatMap((file) =>
      locatedTexts(root, file)
        .filter(([path]) => path.at(-1) === language && isPerLanguage(file, path.slice(0, -1)))
        .map(([path, text]): [string, LocatedText] => [formatPath(path.slice(0, -1)), text]),
    ),
  ]);

/** Every text in a file, by its key there. */
export const stringsIn = (root: string, file: string): Map<string, LocatedText> =>
  new Map(locatedTexts(root, file).map(([, text]) => [text.key, text]));

/** An unreadable file counts as empty; `checkContent` reports why. */
function locatedTexts(root: string, file: string): [Path, LocatedText][] {
  const json = readJson(root, file);
  if ('problem' in json) return [];
  return [...valuesIn(json.value)].flatMap(([path, text]): [Path, LocatedText][] =>
    typeof text === 'string' && text
      ? [[path, { file, line: json.lineOf(path) ?? 1, key: formatPath(path), text }]]
      : [],
  );
}
