/**
 * @jest-environment node
 *
 * Content that hasty editors, other programs and attackers leave behind, chosen by hand.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPicturePath } from '../../src/model/kinds';
import { companyModel } from '../../src/model/model';
import { parseJson, unlocatedJson } from '../../src/model/parseJson';
import { formatPath } from '../../src/model/path';
import { checkContent } from '../../src/model/validation/check';
import { sanitizeProblem } from '../../src/model/validation/sanitizeProblem';
import { validate } from '../../src/model/validation/validate';
import {
  formats,
  hugeTexts,
  unknownKeys,
  unreadableTexts,
  wrongCompanyData,
  wrongLanguages,
  wrongSources,
} from './fuzz/cases';
import {
  about,
  allFiles,
  company,
  contentOf,
  isText,
  languages,
  type Place,
  placesIn,
  site,
  sourceOf,
  translations,
} from './fuzz/content';
import { expectHelp } from './fuzz/expectHelp';
import {
  brokenFiles,
  type Change,
  harmfulChanges,
  harmfulPictureChanges,
  harmlessFiles,
  harmlessPictureChanges,
  put,
  wrongPictureNames,
} from './fuzz/fileCases';
import { withValue } from './hostile';
import { copyContent, edit, overwrite } from './project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const companyProblems = (changes: object) =>
  validate(unlocatedJson(company, { ...Object(contentOf(company)), ...changes }), companyModel).map(
    sanitizeProblem,
  );

test('The check refuses each wrong value of the company', () => {
  for (const [key, value] of wrongCompanyData)
    expectHelp(companyProblems({ [key]: value }), { file: company, key, value });
});

test('The check refuses each unreadable company name', () => {
  for (const name of unreadableTexts)
    expectHelp(companyProblems({ name }), { file: company, key: 'name', value: name });
});

/** Puts the values into the places of their files, one each, and says what was changed. */
function putInto(places: Place[], values: string[]) {
  return values.map((value, i) => {
    const { file, path } = places[i] as Place;
    edit<object>(root, file, (all) => Object.assign(all, withValue(all, path, value)));
    return { file, key: formatPath(path), value };
  });
}

test.each(languages)('The check refuses each unreadable text in %s', async (code) => {
  const own = translations.filter((file) => file.startsWith(`locales/${code}/`));
  const changes = putInto(own.flatMap(placesIn).filter(isText), unreadableTexts);
  expectHelp(await checkContent(root), ...changes);
});

test('The check refuses each huge text', async () => {
  const places = translations.flatMap((file) => placesIn(file).filter(isText).slice(9, 11));
  const changes = putInto(places, hugeTexts);
  expectHelp(await checkContent(root), ...changes);
});

test('The check refuses each text that is not the code of a language', async () => {
  edit<{ languages: string[] }>(root, site, (all) => all.languages.push(...wrongLanguages));
  const problems = await checkContent(root);
  const added = wrongLanguages.map((value, i) => ({
    file: site,
    key: `languages[${languages.length + i}]`,
    value,
  }));
  expectHelp(problems, ...added);
});

test('The check refuses each unknown key', async () => {
  const [file = ''] = translations;
  const members = unknownKeys.map((key) => `${JSON.stringify(key)}: "text",`).join('');
  const source = sourceOf(file).replace('"title": {', (start) => start + members);
  overwrite(root, file, source);
  const problems = await checkContent(root);
  const keys = unknownKeys.map((key) => ({ file, key: `page.about.title.${key || '""'}` }));
  expectHelp(problems, ...keys);
});

test('The check refuses each source that is not JSON', () => {
  for (const value of wrongSources) {
    const result = parseJson(company, `{\n"name": ${value}\n}`);
    expectHelp('problem' in result ? [sanitizeProblem(result)] : [], {
      file: company,
      key: '',
      value,
    });
  }
});

test.each(formats)('JSON %s has the same content', (_, change) => {
  for (const file of allFiles)
    expect(parseJson(file, change(sourceOf(file)))).toMatchObject({
      value: contentOf(file),
      duplicates: [],
    });
});

test.each(Object.entries(harmfulChanges))(
  'The check names a file that is: %s',
  async (_, change) => {
    const file = allFiles[Object.values(harmfulChanges).indexOf(change) % allFiles.length] ?? site;
    change(join(root, file), root);
    expectHelp(await checkContent(root), { file, key: '' });
  },
);

test('The check names broken files that no page needs', async () => {
  for (const file of brokenFiles) put(join(root, file), '{ "page": ');
  const problems = await checkContent(root);
  expectHelp(problems, ...brokenFiles.map((file) => ({ file, key: '' })));
});

test('The check ignores other files', async () => {
  for (const [file, content] of Object.entries(harmlessFiles)) put(join(root, file), content);
  expect(await checkContent(root)).toEqual([]);
});

/** As many at once as there are pictures. */
const pictures = placesIn(about)
  .filter(({ value }) => isPicturePath(value))
  .filter(({ value }, i, all) => all.findIndex((other) => other.value === value) === i);
const inBatches = <T>(all: T[]): [number, T[]][] =>
  Array.from({ length: Math.ceil(all.length / pictures.length) }, (_, i) => [
    i + 1,
    all.slice(i * pictures.length, (i + 1) * pictures.length),
  ]);
async function changePictures(changes: [name: string, change: Change][]) {
  for (const [i, [, change]] of changes.entries())
    await change(join(root, `content${pictures[i]?.value}`), root);
  const problems = await checkContent(root);
  const changed = changes.map(([value], i) => ({
    file: about,
    key: formatPath(pictures[i]?.path ?? []),
    value,
  }));
  return { problems, changed };
}

test.each(inBatches(Object.entries(harmfulPictureChanges)))(
  'The check refuses each damaged picture (batch %i)',
  async (_, changes) => {
    const { problems, changed } = await changePictures(changes);
    expectHelp(problems, ...changed);
  },
);

test.each(inBatches(Object.entries(harmlessPictureChanges)))(
  'The check accepts each good picture (batch %i)',
  async (_, changes) => expect((await changePictures(changes)).problems).toEqual([]),
);

test.each(inBatches(wrongPictureNames))(
  'The check refuses each wrong name of a picture (batch %i)',
  async (_, names) => {
    const changes = putInto(pictures, names);
    expectHelp(await checkContent(root), ...changes);
  },
);
