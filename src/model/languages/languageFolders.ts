/** Adds and removes languages, and measures how much of each is translated. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../files/files';
import { draftLanguages, readSite, readValue } from '../files/read';
import { isLanguageCode } from '../kinds';
import { legalFile, legalPages } from '../legalPages';
import { type Site, sharedFiles, wordFile, wordFiles } from '../model';
import { UserError } from '../problem';
import { combineWords, markUntranslated } from '../texts';
import { missingTexts, textsIn, textsPerLanguage } from '../validation/translations';
import { describeLanguage, isKnownLanguage } from './languages';

/** As a draft with every text marked as untranslated. Returns its own name. */
export function addLanguage(root: string, code: string): string {
  if (!isLanguageCode(code) || !isKnownLanguage(code))
    throw new UserError(
      `"${code}" is not a language code. Write one such as fr, pt-BR or zh-Hant.`,
    );
  const { name } = describeLanguage(code);
  if (existsSync(join(root, 'locales', code)))
    throw new UserError(`${name} (${code}) already exists.`);
  const { defaultLanguage } = readSite(root);
  for (const name of wordFiles) {
    const original = readValue(root, wordFile(name, defaultLanguage));
    writeJson(root, wordFile(name, code), markUntranslated(original));
  }
  return name;
}

export function removeLanguage(root: string, code: string): string {
  const site = readSite(root);
  if (![...site.languages, ...draftLanguages(root, site)].includes(code))
    throw new UserError(`The site has no language "${code}".`);
  const { name } = describeLanguage(code);
  if (code === site.defaultLanguage) {
    throw new UserError(`${name} is the default language. Choose another default language first.`);
  }
  if (site.languages.includes(code)) {
    const languages = site.languages.filter((language) => language !== code);
    writeJson(root, 'content/site.json', { ...site, languages });
  }
  rmSync(join(root, 'locales', code), { recursive: true });
  for (const page of legalPages) rmSync(join(root, legalFile(page, code)), { force: true });
  for (const { file } of Object.values(sharedFiles)) {
    const value = readValue(root, file);
    for (const [, texts] of textsPerLanguage(file, value)) delete texts[code];
    writeJson(root, file, value);
  }
  return name;
}

export type Progress = ReturnType<typeof measureProgress>[number];

/** How many texts there are to translate, and the keys of those that are missing, empty or marked as untranslated. */
export function measureProgress(root: string, site: Site) {
  const contentOf = (file: string) => {
    const json = readJson(root, file);
    // An unreadable file counts as empty; `checkContent` reports why.
    return 'problem' in json ? undefined : json.value;
  };
  const textsOf = (language: string) => {
    const files = wordFiles.map((name) => [name, contentOf(wordFile(name, language))]);
    return textsIn(language, combineWords(Object.fromEntries(files)), contentOf);
  };
  const original = textsOf(site.defaultLanguage);
  return [...site.languages, ...draftLanguages(root, site)].map((language) => ({
    language,
    state: site.languages.includes(language) ? 'published' : 'draft',
    total: original.size,
    missing: missingTexts(textsOf(language), original),
  }));
}
