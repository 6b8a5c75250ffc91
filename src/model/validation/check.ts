/** Validates all content and returns every problem at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { englishName } from '../englishName';
import { listFiles } from '../files/listFiles';
import { readJson } from '../files/readJson';
import { isLanguageCode } from '../kinds';
import {
  aboutModel,
  companyModel,
  DRAWN_MAP,
  drawnMapModel,
  siteModel,
  type WordFile,
  wordFile,
  wordFiles,
  wordModels,
} from '../model';
import type { JsonFile } from '../parseJson';
import type { Problem } from '../problem';
import { legalTextProblems } from './legalTexts';
import { logoProblems } from './logo';
import { missingTexts } from './missingTexts';
import { missingWords } from './missingWords';
import { pictureProblems } from './pictures';
import { sanitizeProblem } from './sanitizeProblem';
import { translationProblems } from './translationProblems';
import { validate } from './validate';

/** Content without problems can be built. */
export async function checkContent(root: string): Promise<Problem[]> {
  const site = checkFile(root, 'content/site.json', siteModel);
  const company = checkFile(root, 'content/company.json', companyModel);
  const about = checkFile(root, 'content/about.json', aboutModel);
  const hasMap = existsSync(join(root, DRAWN_MAP));
  const map = hasMap ? checkFile(root, DRAWN_MAP, drawnMapModel).problems : [];
  const languages = listedLanguages(site.json);
  const wordsOf = (name: WordFile) =>
    languages.map((language) => ({ language, ...checkWords(root, name, language) }));
  const published = wordFiles.flatMap(wordsOf);
  const translations = wordsOf('translation');
  const all = translations.map(({ json }) => json?.value);
  const pictures = await Promise.all([
    company.json ? logoProblems(root, company.json) : [],
    about.json ? pictureProblems(root, about.json) : [],
  ]);
  return [
    ...[site, company, about].flatMap(({ problems }) => problems),
    ...map,
    ...[company, about].flatMap(({ json }) => (json ? missingTexts(json, languages) : [])),
    ...published.flatMap(({ problems }) => problems),
    ...translations.flatMap(({ language, json }) =>
      json ? missingWords(englishName(language), json, all) : [],
    ),
    ...unreadableLocales(
      root,
      published.map(({ file }) => file),
    ),
    ...legalTextProblems(root, languages),
    ...pictures.flat(),
  ].map(sanitizeProblem);
}

function checkFile(root: string, file: string, model: z.ZodType) {
  const json = readJson(root, file);
  return 'problem' in json
    ? { json: undefined, problems: [json] }
    : { json, problems: validate(json, model) };
}

function checkWords(root: string, name: WordFile, language: string) {
  const file = wordFile(name, language);
  const json = readJson(root, file);
  return 'problem' in json
    ? { file, json: undefined, problems: [json] }
    : { file, json, problems: translationProblems(json, wordModels[name], true) };
}

/** Drafts may be incomplete, but Gatsby parses every JSON file in `locales/` and fails on a broken one. */
function unreadableLocales(root: string, published: string[]): Problem[] {
  return listFiles(root, 'locales')
    .filter((file) => file.toLowerCase().endsWith('.json') && !published.includes(file))
    .map((file) => readJson(root, file))
    .filter((json) => 'problem' in json);
}

/** Also works for a `site.json` with mistakes. */
function listedLanguages(json: JsonFile | undefined): string[] {
  const { languages } = z
    .object({ languages: z.unknown() })
    .catch({ languages: [] })
    .parse(json?.value);
  return Array.isArray(languages) ? [...new Set(languages.filter(isLanguageCode))] : [];
}
