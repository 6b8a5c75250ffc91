/**
 * Any change of good content either is a problem, with file, key and fix, or the pages show every text as it is. Never
 * a stack trace, a gap, or markup made of a text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/files/check';
import { contentRoot } from '../../src/files/contentRoot';
import { writeJson } from '../../src/files/files';
import { readCompany, readSettings, readWords } from '../../src/files/read';
import { describeLanguage } from '../../src/model/languages';
import { wordFile, wordFiles } from '../../src/model/model';
import { valuesIn } from '../../src/model/texts';
import { isFullRun } from '../tools/fullRun';
import { filesOf } from '../tools/wordFiles';
import { attackCompany, attacks, attackWords, withValue } from './hostile';
import { countElements, pagesIn, stringsOf, textsOf } from './pages';
import { contentOfEachTest, writeIn } from './project';

jest.setTimeout(600_000);

const { defaultLanguage, languages } = readSettings(contentRoot());

const root = contentOfEachTest();

/** Shown only in some states of the page, which have their own tests. */
const OCCASIONAL = /^labels\.(draft|preview|mapNotice|mapShow|mapHide|mapFailed)$/;

const usualCounts = pagesIn(contentRoot(), defaultLanguage).map(countElements);

/** As text, wherever they are, and with no more elements than the sample's pages have. */
function expectTextsToBeShown(code: string): void {
  const pages = pagesIn(root, code);
  const shown = pages.flatMap(stringsOf);
  const missing = textsOf(root, code).filter(
    ([key, text]) => !OCCASIONAL.test(key) && !shown.some((one) => one.includes(text)),
  );
  expect(missing).toEqual([]);
  const added = pages.flatMap((page, index) =>
    [...countElements(page)].filter(
      ([name, count]) => count > (usualCounts[index]?.get(name) ?? 0),
    ),
  );
  expect(added).toEqual([]);
  for (const link of pages.flatMap(({ links }) => [...links]))
    expect(link.href).toMatch(/^(https?|mailto|tel):/);
}

test.each(languages)('The pages show every text in %s', (code) => {
  expectTextsToBeShown(code);
});

test('The pages have no text of their own', () => {
  const texts = [
    ...textsOf(root, defaultLanguage).map(([, text]) => text),
    ...languages.map((code) => describeLanguage(code).name),
  ].sort((one, other) => other.length - one.length);
  const own = pagesIn(root, defaultLanguage)
    .flatMap((page) => [...page.body.querySelectorAll('*')])
    .filter((element) => !element.matches('script, style'))
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ...['alt', 'title', 'aria-label'].flatMap((name) => element.getAttribute(name) ?? []),
    ])
    .map((text) => texts.reduce((rest, one) => rest.replace(one, ''), text))
    // An address consists of parts, between which it may break.
    .filter((text) => /\p{L}/u.test(text) && !texts.some((one) => one.includes(text)));
  expect(own).toEqual([]);
});

test('An attack in every text is valid content, and shown as text', async () => {
  writeJson(root, 'content/company.json', attackCompany(readCompany(root)));
  for (const [index, code] of languages.entries()) {
    const words = attackWords(readWords(root, code), index);
    for (const [file, text] of Object.entries(filesOf(code, words))) writeIn(root, file, text);
  }
  expect(await checkContent(root)).toEqual([]);
  for (const code of languages) expectTextsToBeShown(code);
});

const files = [
  'content/site.json',
  'content/look.json',
  'content/company.json',
  'content/about.json',
  ...languages.flatMap((code) => wordFiles.map((name) => wordFile(name, code))),
];
const contentOf = (file: string): unknown =>
  JSON.parse(readFileSync(join(contentRoot(), file), 'utf8'));
const places = files.flatMap((file) =>
  [...valuesIn(contentOf(file))].map(([path]) => ({ file, path })),
);

/** Unusual texts, which are shown as they are; what is no text to read; and values of other types. */
const values = [
  ...attacks,
  'Hello {{name}}, {{- html}} $t(page.about.team.title) key_plural, one|two',
  'A &amp; B &lt; C &#60; D &nbsp; R&D <3',
  'Hello 👋🏽 👩‍👩‍👧‍👦 ❤️ 𠮷野家',
  'Welcome to بيرايوس',
  'می\u200cخواهم Donau\u00addampf',
  '__proto__ [object Object] undefined',
  ...['', ' ', '\n\n', '\t', '\0', '\u200b', '\u3164', '\u202eolleh', 'half \ud83c', '\ufeff'],
  ...['x', 'x'.repeat(5000), 'one\n\ntwo', '/pictures/none.jpg', 'https://', '+30', '50% 40%'],
  ...[undefined, null, true, 0, -1e300, [], {}, ['x'], { en: 'x' }],
];

/** As both numbers are prime to each other, each value meets other places each time. */
const changes = Array.from({ length: isFullRun ? 1000 : 30 }, (_, index) => ({
  ...(places[(index * 7919) % places.length] ?? { file: '', path: [] }),
  value: values[index % values.length],
  shown: JSON.stringify(values[index % values.length])?.slice(0, 40),
}));

test.each(changes)(
  '$file $path: $value is a problem, or the pages show every text',
  async ({ file, path, value }) => {
    writeIn(root, file, JSON.stringify(withValue(contentOf(file), path, value)) ?? '');
    const problems = await checkContent(root);
    for (const { file: named, problem, fix } of problems) {
      expect(named).toMatch(/^(content|locales)\/.+\.json$/);
      expect(`${problem} ${fix}`).toMatch(/^\S.{10,}$/u);
      expect(problem.replace(/".*"/u, '')).not.toMatch(/undefined|\[object|Error/);
    }
    if (!problems.length)
      for (const code of readSettings(root).languages) expectTextsToBeShown(code);
  },
);
