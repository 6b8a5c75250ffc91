/** Warns of what an owner's content still has of the template's sample company. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listedLanguages } from '../src/files/check';
import { listFiles, readJson, valueIfValid, writeJson } from '../src/files/files';
import { readCompany } from '../src/files/read';
import { wordFile } from '../src/model/model';
import { pictureFile } from '../src/model/pictures';
import { fileProblem, type Problem } from '../src/model/problem';
import { formatPath, textsIn } from '../src/model/texts';
import { quote } from '../src/model/validation/validate';

const COMPANY = 'content/company.json';
const ABOUT = 'content/about.json';

/** An owner may have deleted it. */
const SAMPLE = '__tests__/sample';

/** The sample itself has none. Without a company's name, or what uses the pictures, it is unknown what is left. */
export function sampleRemains(root: string): Problem[] {
  const [name, own] = [nameIn(SAMPLE), nameIn(root)];
  if (!name || !own || own === name || !valueIfValid(root, ABOUT)) return [];
  const theirTexts = new Set(comparedTextsIn(SAMPLE).map(({ text }) => text));
  const isSamples = (text: string) =>
    isFile(text)
      ? isSamplesPicture(root, pictureFile(text))
      : theirTexts.has(text) || text.includes(name);
  const used = [ABOUT, COMPANY]
    .flatMap((file) => stringsIn(root, file))
    .map(({ text }) => pictureFile(text));
  return [
    ...comparedTextsIn(root)
      .filter(({ text }) => isSamples(text))
      .map(({ text, ...position }) => ({
        ...position,
        problem: `is still the sample's: ${quote(text)}`,
        fix: 'Replace it in the editor at /admin/ (`npm start`), or in this file.',
      })),
    ...listFiles(root, 'content/pictures')
      .filter((file) => !used.includes(file) && isSamplesPicture(root, file))
      .map((file) => fileProblem(file, "is the sample's, and unused", 'Delete it.')),
  ];
}

const isFile = (text: string) => text.startsWith('/pictures/');

/** Compares contents, as an owner's file may have the same name. */
function isSamplesPicture(root: string, picture: string): boolean {
  const path = join(root, picture);
  if (!existsSync(path)) return false;
  const content = readFileSync(path);
  return listFiles(SAMPLE, 'content/pictures').some((file) =>
    content.equals(readFileSync(join(SAMPLE, file))),
  );
}

/** Removes the sample's logos, so that a company has its initial until it has a logo of its own. */
export function removeSampleLogos(root: string): void {
  const company = readCompany(root);
  const logos = (['logo', 'darkLogo'] as const).flatMap((name) => {
    const file = company[name] && pictureFile(company[name]);
    if (!file || !isSamplesPicture(root, file)) return [];
    delete company[name];
    return file;
  });
  // First, so that the company never refers to a file that is gone.
  writeJson(root, COMPANY, company);
  for (const file of logos) rmSync(join(root, file), { force: true });
}

/** The company's data, the pictures and their descriptions, and the words that don't fit every company. */
const comparedTextsIn = (root: string) => [
  ...stringsIn(root, COMPANY),
  ...stringsIn(root, ABOUT).filter(({ key, text }) => key.includes('.alt.') || isFile(text)),
  ...stringsIn(root, 'content/site.json')
    .filter(({ key }) => key.startsWith('languages'))
    .flatMap(({ text: code }) => stringsIn(root, wordFile('translation', code)))
    // Nor do sections and files to which a button leads.
    .filter(({ key, text }) => !key.endsWith('.label') && !/^[#/]/.test(text)),
];

const nameIn = (root: string) => {
  const [defaultLanguage] = listedLanguages(root);
  return stringsIn(root, COMPANY).find(({ key }) => key === `name.${defaultLanguage}`)?.text;
};

function stringsIn(root: string, file: string) {
  const json = readJson(root, file);
  if ('problem' in json) return [];
  return textsIn(json.value).map(([path, text]) => ({
    file,
    line: json.lineOf?.(path),
    key: formatPath(path),
    text,
  }));
}
