/** Warns of what an owner's content still has of the template's sample company. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readJson, writeJson } from '../src/files/files';
import { readCompany } from '../src/files/read';
import { wordFile } from '../src/model/model';
import { isPicturePath, LOGO_PATH, pictureFile } from '../src/model/pictures';
import type { Problem } from '../src/model/problem';
import { formatPath, valuesIn } from '../src/model/texts';
import { quote } from '../src/model/validation/validate';

const COMPANY = 'content/company.json';
const ABOUT = 'content/about.json';

/** The sample itself has none; `sample` is its content, which an owner may have deleted. */
export function sampleLeftovers(root: string, sample = '__tests__/sample'): Problem[] {
  const name = nameIn(sample);
  if (!name || nameIn(root) === name) return [];
  const theirTexts = new Set(textsIn(sample).map(({ text }) => text));
  const isSamples = (text: string) =>
    isFile(text)
      ? isSamplesPicture(root, sample, pictureFile(text))
      : theirTexts.has(text) || text.includes(name);
  const used = [...stringsIn(root, ABOUT), ...stringsIn(root, COMPANY)].map(({ text }) =>
    pictureFile(text),
  );
  return [
    ...textsIn(root)
      .filter(({ text }) => isSamples(text))
      .map(({ text, ...position }) => ({
        ...position,
        problem: `is still the sample's: ${quote(text)}`,
        fix: 'Replace it in the editor at /admin/ (`npm start`), or in this file.',
      })),
    ...listFiles(root, 'content/pictures')
      .filter((file) => !used.includes(file) && isSamplesPicture(root, sample, file))
      .map((file) => ({
        file,
        key: '',
        problem: "is the sample's, and unused",
        fix: 'Delete it.',
      })),
  ];
}

const isFile = (text: string) => isPicturePath(text) || LOGO_PATH.test(text);

/** Compares contents, as an owner's file may have the same name. */
function isSamplesPicture(root: string, sample: string, picture: string): boolean {
  const path = join(root, picture);
  if (!existsSync(path)) return false;
  const content = readFileSync(path);
  return listFiles(sample, 'content/pictures').some((file) =>
    content.equals(readFileSync(join(sample, file))),
  );
}

/** Removes the sample's logos, so that a company has its initial until it has a logo of its own. */
export function removeSampleLogos(root: string, sample = '__tests__/sample'): void {
  const company = readCompany(root);
  for (const name of ['logo', 'darkLogo'] as const) {
    const logo = company[name];
    if (!logo || !isSamplesPicture(root, sample, pictureFile(logo))) continue;
    rmSync(join(root, pictureFile(logo)));
    delete company[name];
  }
  writeJson(root, COMPANY, company);
}

/** The company's data, the pictures and their descriptions, and the words that don't fit every company. */
const textsIn = (root: string) => [
  ...stringsIn(root, COMPANY),
  ...stringsIn(root, ABOUT).filter(({ key, text }) => key.includes('.alt.') || isPicturePath(text)),
  ...stringsIn(root, 'content/site.json')
    .filter(({ key }) => key.startsWith('languages'))
    .flatMap(({ text: code }) => stringsIn(root, wordFile('translation', code)))
    .filter(({ key }) => !key.endsWith('.label')),
];

const nameIn = (root: string) => stringsIn(root, COMPANY).find(({ key }) => key === 'name')?.text;

/** Every text in a file, with its position in it. */
function stringsIn(root: string, file: string) {
  const json = readJson(root, file);
  if ('problem' in json) return [];
  return [...valuesIn(json.value)].flatMap(([path, text]) =>
    typeof text === 'string' && text
      ? [{ file, line: json.lineOf?.(path), key: formatPath(path), text }]
      : [],
  );
}
