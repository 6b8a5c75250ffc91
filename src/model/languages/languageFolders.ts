/** Adds and removes languages. A new language is a draft with every text marked as untranslated. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { textsPerLanguage } from '../descriptions';
import { isKnownLanguage } from '../englishName';
import { readAbout, readCompany, readSite } from '../files/read';
import { readJson } from '../files/readJson';
import { writeJson } from '../files/writeJson';
import { isLanguageCode } from '../kinds';
import { legalFile, legalPages } from '../legalPages';
import { wordFile, wordFiles } from '../model';
import { markUntranslated } from '../texts';
import { UserError } from '../userError';
import { reportProblems } from '../validation/report';
import { describeLanguage } from './languages';

/** Returns the new language's own name. */
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
  const name = requireLanguage(root, code);
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

/** Returns the name of an existing language. */
export function requireLanguage(root: string, code: string): string {
  const name = nameOf(code);
  if (!existsSync(join(root, 'locales', code)))
    throw new UserError(
      `${name} (${code}) does not exist. Add it: npm run language -- add ${code}`,
    );
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
