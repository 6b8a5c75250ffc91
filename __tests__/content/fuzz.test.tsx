/**
 * Good content is spoilt in a few hundred ways, always the same: each time a message names file and
 * key, or the page shows every text as text. Never a stack trace, a hole, or markup that was a text.
 */
import './fuzz/textCoding';
import { rmSync } from 'node:fs';
import { fontsFor } from '../../src/build/fontFaces';
import { checkContent } from '../../src/content/check';
import type { Problem } from '../../src/content/problem';
import { readCompany, readSite, readTranslation } from '../../src/content/read';
import { reportProblems } from '../../src/content/report';
import { fileMutations } from './fuzz/files';
import { type Mutation, site } from './fuzz/mutation';
import { fillIn, linesOf, pagesIn, templatesIn, textsOf } from './fuzz/pages';
import { pictureMutations } from './fuzz/pictures';
import { randomFrom } from './fuzz/random';
import { copyProject, makeSampleProject } from './fuzz/sampleProject';
import { structureMutations } from './fuzz/structure';
import { textMutations } from './fuzz/texts';

const random = randomFrom(20_260_801);
const structure = structureMutations(random);
const mutations = [
  ...structure,
  ...textMutations(random),
  ...fileMutations(random),
  ...pictureMutations(random),
];
/** Mistakes in two files at once; with a broken list of languages, nobody knows whose words to check. */
const pairs = random
  .some(
    structure.filter(({ outcome, key, file }) => outcome === 'refused' && key && file !== site),
    12,
  )
  .map((one, index, all) => [one, all[(index + 1) % all.length] ?? one] as const)
  .filter(([one, other]) => one.file !== other.file);

let sample: string;
let root: string;
beforeAll(async () => {
  sample = await makeSampleProject();
});
afterAll(() => rmSync(sample, { recursive: true }));
beforeEach(() => {
  root = copyProject(sample);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('The good content is shown, every text of it', async () => {
  expect(await checkContent(root)).toEqual([]);
  const { defaultLanguage } = readSite(root);
  expectTextsToBeShown(defaultLanguage);
  const shown = templatesIn(root, defaultLanguage).flat().join();
  const missing = [...textsOf(root, defaultLanguage).keys()].filter(
    (key) => !shown.includes(`«${key}»`),
  );
  // The button of the moving heading comes with the script, the note where drafts are seen, and the
  // credit with the drawn map, which is there for one office.
  const elsewhere = [
    'site.draft',
    'site.mapCredit',
    'site.pause',
    'site.resume',
    'site.offer',
    'site.offerDecline',
  ];
  expect(missing.filter((key) => !elsewhere.includes(key))).toEqual([]);
});

describe('Spoilt content gets help, or is shown as the text it is', () => {
  test.each(mutations)('$name', async (mutation) => {
    await mutation.apply(root);
    const problems = await checkContent(root);
    if (problems.length) expectHelp(problems, mutation);
    else for (const code of languagesToSee(mutation)) expectTextsToBeShown(code);
    if (mutation.outcome === 'shown') expect(problems).toEqual([]);
    if (mutation.outcome === 'refused') expect(problems).not.toEqual([]);
  });

  test.each(pairs)('$name, and another mistake', async (one, other) => {
    await one.apply(root);
    await other.apply(root);
    const problems = await checkContent(root);
    for (const mutation of [one, other]) expectHelp(problems, mutation);
  });
});

/** One line each, about the right file and key, with what to do. */
function expectHelp(problems: Problem[], { file, key }: Mutation): void {
  for (const problem of problems) {
    expect(problem.file).toMatch(/^(content\/(site|company|about)|locales\/.+)\.json$/i);
    for (const said of [problem.problem, problem.fix]) expect(said).toMatch(/^\S.{1,399}$/u);
    for (const said of [problem.file, problem.key, problem.problem, problem.fix])
      expect(said).not.toMatch(UNREADABLE);
  }
  const here = problems.filter((problem) => problem.file === file || isListedBy(file, problem));
  expect(here).not.toEqual([]);
  if (key) expect(here.map((problem) => isAbout(problem.key, key))).toContain(true);
  const report = reportProblems(problems);
  for (const problem of problems) expect(report).toContain(problem.problem);
}

/** What no editor should have to see: several lines, code, or invisible characters. */
const UNREADABLE =
  /[\p{Cc}\p{Cf}\p{Cs}]|.{400}|Error:|\bat \S+ \(|call stack|\[object \w|undefined/u;

/** A language that has no words is named by their file. */
const isListedBy = (file: string, problem: Problem) =>
  file === site && problem.file.startsWith('locales/');

/** The key, or what is in it or around it. */
function isAbout(key: string, wanted: string): boolean {
  const [short, long] = key.length < wanted.length ? [key, wanted] : [wanted, key];
  return short !== '' && long.startsWith(short) && /^$|^[.[]/.test(long.slice(short.length));
}

/** The language of a translation; for what is the same in each, the first and the last. */
function languagesToSee({ file }: Mutation): (string | undefined)[] {
  const { languages } = readSite(root);
  const own = languages.filter((code) => file.startsWith(`locales/${code}/`));
  return own.length ? own : [...new Set([languages[0], languages.at(-1)])];
}

/** The page is as ever, but for the texts; they stand in their places, and can be seen. */
function expectTextsToBeShown(code = ''): void {
  const texts = textsOf(root, code);
  expect([...texts].filter(([, text]) => text.replace(INVISIBLE, '') === '')).toEqual([]);
  const expected = templatesIn(root, code).map((lines) => lines.map((one) => fillIn(one, texts)));
  const pages = pagesIn(root, code);
  expect(pages.map(linesOf)).toEqual(expected);
  for (const link of pages.flatMap(({ links }) => [...links]))
    expect(link.href).toMatch(/^(https?|mailto|tel):/);
  const words = readTranslation(root, code);
  expect(() => fontsFor(words, readCompany(root), readSite(root), code)).not.toThrow();
}

const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
