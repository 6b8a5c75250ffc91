/** Warns of what an owner's content still has of the template's sample company. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readJson } from '../src/files/files';
import { wordFile } from '../src/model/model';
import { isPicturePath, pictureFile } from '../src/model/pictures';
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
  const theirPictures = listFiles(sample, 'content/pictures').map((file) =>
    readFileSync(join(sample, file)),
  );
  const isTheirPicture = (file: string) => {
    const path = join(root, file);
    return existsSync(path) && theirPictures.some((one) => one.equals(readFileSync(path)));
  };
  const isSamples = (text: string) => {
    const isPicture: boolean = isPicturePath(text);
    return isPicture
      ? isTheirPicture(pictureFile(text))
      : theirTexts.has(text) || text.includes(name);
  };
  const used = [...stringsIn(root, ABOUT), ...stringsIn(root, COMPANY)].map(({ text }) =>
    pictureFile(text),
  );
  return [
    ...textsIn(root)
      .filter(({ text }) => isSamples(text))
      .map(({ text, ...place }) => ({
        ...place,
        problem: `is still the sample's: ${quote(text)}`,
        fix: 'Replace it in the editor at /admin/ (`npm start`), or in this file.',
      })),
    ...listFiles(root, 'content/pictures')
      .filter((file) => !used.includes(file) && isTheirPicture(file))
      .map((file) => ({
        file,
        key: '',
        problem: "is the sample's, and unused",
        fix: 'Delete it.',
      })),
  ];
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

/** Every text in a file, with its place. */
function stringsIn(root: string, file: string) {
  const json = readJson(root, file);
  if ('problem' in json) return [];
  return [...valuesIn(json.value)].flatMap(([path, text]) =>
    typeof text === 'string' && text
      ? [{ file, line: json.lineOf?.(path), key: formatPath(path), text }]
      : [],
  );
}
