/**
 * Any change of good content either gets help, a problem with file, key and fix on one line each, or the pages show
 * every text as it is. Never a stack trace, a gap, or markup made of a text.
 */
import './fuzz/textCoding';
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { lettersOf } from '../../src/build/fonts/letters';
import { readSite } from '../../src/model/files/read';
import { type WordFile, wordFile, wordFiles, wordModels } from '../../src/model/model';
import { formatPath } from '../../src/model/path';
import type { Problem } from '../../src/model/problem';
import { schemaAt } from '../../src/model/schemaAt';
import { checkContent } from '../../src/model/validation/check';
import { oddTexts, rightCompanyData } from './fuzz/cases';
import { company, contentOf, isText, languages, placesIn, site, sourceOf } from './fuzz/content';
import { expectHelp } from './fuzz/expectHelp';
import { type Mutation, mistake, mutation } from './fuzz/mutations';
import { fillIn, linesOf, pagesIn, templatesIn, textsOf } from './fuzz/pages';
import { isFullRun, runs } from './fuzz/runs';
import { fieldsOf, withValue } from './hostile';
import { copyContent, edit, overwrite } from './project';

jest.setTimeout(600_000);

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Inspects what the check reports after the changes, each of another file, and restores the files. */
async function checkWith(changes: Mutation[], inspect: (problems: Problem[]) => void) {
  for (const { file, content } of changes) overwrite(root, file, content);
  try {
    inspect(await checkContent(root));
  } finally {
    for (const { file } of changes) overwrite(root, file, sourceOf(file));
  }
}

test('The pages show every text of the content', async () => {
  expect(await checkContent(root)).toEqual([]);
  const { defaultLanguage } = readSite(root);
  expectTextsToBeShown(defaultLanguage);
  const shown = templatesIn(root, defaultLanguage).flat().join();
  const missing = [...textsOf(root, defaultLanguage).keys()].filter(
    (key) => !shown.includes(`«${key}»`),
  );
  expect(missing).toEqual([
    'labels.offer',
    'labels.offerDecline',
    'labels.draft',
    'labels.preview',
    'labels.openMap',
    'labels.mapNotice',
    'labels.mapRemember',
    'labels.mapShow',
    'labels.mapHide',
  ]);
});

test('Any change of a file gets help, or the pages show every text', () =>
  fc.assert(
    fc.asyncProperty(mutation, (change) =>
      checkWith([change], (problems) => {
        if (problems.length) expectHelp(problems, change);
        else for (const code of languagesToSee(change)) expectTextsToBeShown(code);
        if (change.isMistake) expect(problems).not.toEqual([]);
      }),
    ),
    runs,
  ));

/** With a broken list of languages, the check can't know which translations it must look at. */
const mistakeBesideList = mistake.filter(({ file }) => file !== site);

test('Mistakes in two files are both reported', () =>
  fc.assert(
    fc.asyncProperty(
      fc
        .tuple(mistakeBesideList, mistakeBesideList)
        .filter(([one, other]) => one.file !== other.file),
      (both) =>
        checkWith(both, (problems) => {
          for (const one of both) expectHelp(problems, one);
        }),
    ),
    { ...runs, numRuns: Math.ceil((runs.numRuns ?? 0) / 4) },
  ));

/** Puts odd texts, by turns, into the places of a file of words that have room for them. */
function withOddTexts(name: WordFile, file: string, turn: number): unknown {
  const model = wordModels[name];
  const room = new Map(fieldsOf(model).map(({ path, max }) => [formatPath(path), max]));
  const places = placesIn(file).filter(isText);
  return places.reduce((content, { path, value }, index) => {
    const text = oddTexts[(index + turn) % oddTexts.length] ?? '';
    const max = room.get(formatPath(path)) ?? 0;
    // The key keeps the phrases different; the old text keeps the description long enough.
    const filled = `${text} ${String(path.at(-1))} ${value}`.slice(0, max).trimEnd();
    // Headings allow no long words, and wide characters count twice.
    const isAllowed = schemaAt(model, path)?.safeParse(filled).success;
    return max > text.length + 9 && isAllowed ? withValue(content, path, filled) : content;
  }, contentOf(file));
}

/** Every text at many places; in the full run at every one that has room. */
const turns = Array.from({ length: isFullRun ? oddTexts.length : 1 }, (_, turn) => turn);

test.each(
  languages.flatMap((code, index) => turns.map((turn) => [code, turn + 9 * index] as const)),
)('The pages in %s show odd texts as they are (%i)', async (code, turn) => {
  for (const name of wordFiles) {
    const file = wordFile(name, code);
    overwrite(root, file, JSON.stringify(withOddTexts(name, file, turn)));
  }
  expect(await checkContent(root)).toEqual([]);
  expectTextsToBeShown(code);
});

test.each(rightCompanyData)('The pages show unusual company data as they are: %j', async (data) => {
  edit<object>(root, company, (all) => Object.assign(all, data));
  expect(await checkContent(root)).toEqual([]);
  for (const code of languagesToSee({ file: company })) expectTextsToBeShown(code);
});

/** The language of a translation; for what is the same in each, the first and the last. */
function languagesToSee({ file }: Pick<Mutation, 'file'>): string[] {
  const published = readSite(root).languages;
  const own = published.filter((code) => file.startsWith(`locales/${code}/`));
  return own.length
    ? own
    : [...new Set([published[0], published.at(-1)])].flatMap((code) => code ?? []);
}

/** The pages are the same but for the texts, which are in their places and visible. */
function expectTextsToBeShown(code: string): void {
  const texts = textsOf(root, code);
  expect([...texts].filter(([, text]) => text.replace(INVISIBLE, '') === '')).toEqual([]);
  const expected = templatesIn(root, code).map((lines) => lines.map((one) => fillIn(one, texts)));
  const pages = pagesIn(root, code);
  expect(pages.map(linesOf)).toEqual(expected);
  for (const link of pages.flatMap(({ links }) => [...links]))
    expect(link.href).toMatch(/^(https?|mailto|tel):/);
  expect(() => lettersOf(root, code)).not.toThrow();
}

const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
