/** @jest-environment node */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../src/files/read';
import { lettersOf, titlesOf } from '../../../src/pipeline/fonts/letters';
import { contentOfEachTest, put, writeIn } from '../../model/project';

const root = contentOfEachTest();

/** The fonts that have a character; `about` and `others` are in the HTML of these pages. */
function fontsWith(character: string, language = 'en') {
  const content = readContent(root);
  const { about, others } = titlesOf(content, language);
  return Object.entries({
    ...lettersOf(content, language),
    about: about.heading,
    others: others.heading,
  }).flatMap(([font, letters]) => (letters.includes(character) ? font : []));
}

const text = ['text'];
const heading = ['heading', 'text'];
const words = 'locales/en/translation.json';
const labels = 'locales/en/labels.json';
const listOf = (item: object) => ({ label: 'A', title: 'A', items: [item] });

test.each([
  [words, 'page.about.map.slides.1', heading],
  [words, 'page.about.meta.title', []],
  [labels, 'hours', text],
  [words, 'page.about.title.second', ['heading', 'text', 'about']],
  [labels, 'pages.privacy', ['text', 'others']],
  ['locales/en/notFound.json', 'title', ['text', 'others']],
  [labels, 'mapNotice', text],
  ['content/company.json', 'name.en', ['text', 'about', 'others']],
  ['content/company.json', 'name.el', []],
  ['content/company.json', 'legalName', text, { en: 'жж' }],
  ['content/company.json', 'openingHours', text, { text: { en: 'жж' } }],
  ['content/company.json', 'openingHours', [], { text: { en: 'aa', el: 'жж' } }],
  ['content/about.json', 'mission.alt.en', []],
  [words, 'page.about.figures', heading, listOf({ number: 'жж', text: 'A' })],
  [words, 'page.about.figures', text, listOf({ number: '1', text: 'жж' })],
  [words, 'page.about.quotes', heading, listOf({ text: 'жж', name: 'A' })],
  [words, 'page.about.references', [], listOf({ name: 'A', url: '/жж' })],
  ['content/about.json', 'people', text, [{ name: { en: 'жж' }, role: { en: 'aa' } }]],
])('%s: %s', (file, path, fonts, value: unknown = 'жж') => {
  put(root, file, path, value);
  expect(fontsWith('ж')).toEqual(fonts);
});

test('Texts have the letters of their links’ words, but not of the addresses', () => {
  put(root, words, 'page.about.intro.text', '[ж](https://example.com/щ)');
  expect(fontsWith('ж')).toEqual(heading);
  expect(fontsWith('щ')).toEqual([]);
});

test('Headings in a language without spaces have the one between their lines', () => {
  for (const line of ['first', 'second', 'third'])
    put(root, words, `page.about.title.${line}`, '夜');
  put(root, 'content/company.json', 'name.en', '夜');
  expect(fontsWith(' ')).toEqual(expect.arrayContaining(['heading', 'about', 'others']));
});

test.each([
  ['editorial', 'Ж', text],
  ['warm', 'ж', ['heading', 'italic', 'text']],
])('In the look “%s”, labels have the letters that its styles show', (look, character, fonts) => {
  put(root, 'content/look.json', 'look', look);
  put(root, words, 'page.about.team.label', 'жж');
  expect(fontsWith(character)).toEqual(fonts);
});

test('Legal texts have their letters, and their second headings those of headings', () => {
  const markdown = '## Щ\n\nЙ **Ц** [Ф](https://example.com/?%)\n\n### Э\n\n1. &Zdot;';
  writeIn(root, 'content/imprint/en.md', markdown);
  expect(fontsWith('Щ')).toEqual(heading);
  for (const letter of 'ЙЦФЭŻ%') expect([letter, ...fontsWith(letter)]).toEqual([letter, ...text]);
  expect(fontsWith('Щ', 'de')).toEqual([]);
});

test('A page that has some letters of the name of a language has them all, as letters of two fonts are not joined', () => {
  cpSync(join(root, 'locales/en'), join(root, 'locales/ru'), { recursive: true });
  put(root, 'content/site.json', 'languages', ['en', 'ru']);
  put(root, 'content/company.json', 'name.en', 'у');
  for (const letter of 'усский') expect([letter, ...fontsWith(letter)]).toContain('text');
});
