/** @jest-environment node */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../src/files/read';
import { lettersOf } from '../../../src/pipeline/fonts/letters';
import { contentOfEachTest, put, writeIn } from '../../model/project';

const root = contentOfEachTest();

/** The fonts that have a character. */
const fontsWith = (character: string, language = 'en') =>
  Object.entries(lettersOf(readContent(root), language)).flatMap(([role, letters]) =>
    letters.includes(character) ? role : [],
  );

const text = ['text'];
const heading = ['heading', 'text'];
const words = 'locales/en/translation.json';
const labels = 'locales/en/labels.json';

test.each([
  [words, 'page.about.map.slides.1', heading],
  [words, 'page.about.meta.title', []],
  [labels, 'hours', text],
  [labels, 'pages.privacy', heading],
  [labels, 'mapNotice', text],
  ['content/company.json', 'name.en', heading],
  ['content/company.json', 'name.el', []],
  ['content/company.json', 'legalName', text, { en: 'жж' }],
  ['content/company.json', 'openingHours', text, { text: { en: 'жж' } }],
  ['content/company.json', 'openingHours', [], { text: { en: 'aa', el: 'жж' } }],
  ['content/about.json', 'mission.alt.en', []],
  ['content/about.json', 'people', text, [{ name: { en: 'жж' }, role: { en: 'aa' } }]],
])('%s: %s', (file, path, fonts, value: unknown = 'жж') => {
  put(root, file, path, value);
  expect(fontsWith('ж')).toEqual(fonts);
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
