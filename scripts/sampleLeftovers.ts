/** Warns of what an owner's content still has of the template's sample company. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../src/model/company';
import { listFiles, readJson } from '../src/model/files/files';
import { readCompany, readDrawnMap, readSite } from '../src/model/files/read';
import { problemAt } from '../src/model/json';
import { stringsIn, textsOf } from '../src/model/languages/languageFolders';
import { englishName } from '../src/model/languages/languages';
import { DRAWN_MAP } from '../src/model/model';
import { isPicturePath, pictureFile } from '../src/model/pictures';
import type { Message, Problem } from '../src/model/problem';
import { picturesIn } from '../src/model/validation/pictures';
import { quote } from '../src/model/validation/validate';

/** The content of the sample company, which tests build. */
const sampleContent = '__tests__/sample';

const COMPANY = 'content/company.json';
const ABOUT = 'content/about.json';
const SET_UP = 'Run `npm run setup`, or change it in this file.';
const ADDRESS = 'about.map.address';
/** The sample's place in its languages, in the forms that its texts use. */
const PLACES = ['Piraeus', 'Πειραιά', 'Piräus', 'بيرايوس'];
/** Keys of texts that fit every company. */
const NEUTRAL = /^(labels|notFound)\.|\.label$/;

/** For content without errors. The sample itself has none. */
export function sampleLeftovers(root: string, sample = sampleContent): Problem[] {
  if (!existsSync(join(sample, COMPANY)))
    return [
      {
        file: sampleContent,
        key: '',
        problem: 'is missing, so what is left of the sample is not found',
        fix: 'Restore it from Git if you want to be warned.',
      },
    ];
  const [own, theirs] = [readCompany(root), readCompany(sample)];
  const map = leftMap(root);
  if (own.name === theirs.name) return map;
  return [
    ...leftTexts(root, sample),
    ...leftMark(own),
    ...(isDeepStrictEqual(own.office, theirs.office) ? leftPosition(root) : []),
    ...leftPictures(root, sample),
    ...map,
  ];
}

function leftTexts(root: string, sample: string): Problem[] {
  const theirs = new Set(
    textsByLanguage(sample)
      .flatMap(({ texts }) => [...texts])
      .filter(([key, { text }]) => !NEUTRAL.test(key) && !isPicturePath(text))
      .map(([, { text }]) => text),
  );
  const names = namesToFind(root, sample, theirs);
  return textsByLanguage(root).flatMap(({ texts, fix }) =>
    [...texts.values()].flatMap(({ text, ...place }): Problem[] => {
      const name = names.find((one) => includes(text, one));
      if (theirs.has(text))
        return [{ ...place, problem: `is still the sample's: ${quote(text)}`, fix }];
      if (!name) return [];
      return [{ ...place, problem: `mentions ${name}, as the sample does: ${quote(text)}`, fix }];
    }),
  );
}

/** The company's data, then the texts of each published language. */
const textsByLanguage = (root: string) => [
  { texts: stringsIn(root, COMPANY), fix: SET_UP },
  ...readSite(root).languages.map((code) => ({
    texts: new Map([...textsOf(root, code)].filter(([, { file }]) => file !== COMPANY)),
    fix: `Write your own text in ${englishName(code)}: in the editor at /admin/ (\`npm start\`), or in this file.`,
  })),
];

/** Without those that the owner's own name or address has. */
function namesToFind(root: string, sample: string, theirs: Set<string>): string[] {
  const { name } = readCompany(sample);
  const isThere = readSite(root).languages.some((code) => {
    const { text = '' } = textsOf(root, code).get(ADDRESS) ?? {};
    return !theirs.has(text) && PLACES.some((place) => includes(text, place));
  });
  return [...(includes(readCompany(root).name, name) ? [] : [name]), ...(isThere ? [] : PLACES)];
}

const includes = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

function leftPictures(root: string, sample: string): Problem[] {
  const json = readJson(root, ABOUT);
  if ('problem' in json) return [];
  const theirs = filesIn(sample, 'content/pictures');
  return picturesIn(json.value)
    .filter(({ picture }) => isAnyOf(theirs, join(root, pictureFile(picture))))
    .map(({ path, picture }) =>
      problemAt(json, path, {
        problem: `is a picture of the sample: ${quote(picture)}`,
        fix: 'Choose your own in the editor at /admin/ (`npm start`), or replace the file.',
      }),
    );
}

function leftMark({ logo }: Company): Problem[] {
  if (logo) return [];
  return [
    {
      file: COMPANY,
      key: 'logo',
      problem: "is missing: the header, icons and cards show the template's mark",
      fix: 'Add your logo in the editor at /admin/, or run `npm run setup -- --logo logo.svg`.',
    },
  ];
}

const leftPosition = (root: string): Problem[] =>
  leftIn(root, COMPANY, { problem: "is still the sample's position", fix: SET_UP });

/** Whether the map was drawn for an earlier position, perhaps the sample's, and no picture replaces it. */
export function isMapOutdated(root: string): boolean {
  const map = readDrawnMap(root);
  if (!map || stringsIn(root, ABOUT).has('map.file')) return false;
  return !isDeepStrictEqual(map.office, readCompany(root).office);
}

function leftMap(root: string): Problem[] {
  if (!isMapOutdated(root)) return [];
  return leftIn(root, DRAWN_MAP, {
    problem:
      'is another position than the office has: the page shows the address instead of this map',
    fix: 'Run `npm run map`, or choose a picture of a map in the editor, under Pictures and people.',
  });
}

/** A message about the position in `file`. */
function leftIn(root: string, file: string, message: Message): Problem[] {
  const json = readJson(root, file);
  return 'problem' in json ? [] : [problemAt(json, ['office'], message)];
}

const filesIn = (root: string, folder: string) =>
  listFiles(root, folder).map((file) => readFileSync(join(root, file)));

const isAnyOf = (files: Buffer[], file: string) =>
  existsSync(file) && files.some((one) => one.equals(readFileSync(file)));
