/** @jest-environment node */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../src/files/read';
import { lettersOf } from '../../../src/pipeline/fonts/letters';
import { copyContent, edit, writeText } from '../../model/project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

/** Sets a value in a JSON file. */
function put(file: string, path: string, value: unknown): void {
  edit(root, file, (content: Record<string, unknown>) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let group = content;
    for (const key of keys) {
      group[key] ??= {};
      group = group[key] as typeof content;
    }
    group[last] = value;
  });
}

/** The fonts that have a character. */
const fontsWith = (character: string, language = 'en') =>
  Object.entries(lettersOf(readContent(root), language)).flatMap(([role, letters]) =>
    letters.includes(character) ? role : [],
  );

const text = ['text'];
const heading = ['heading', 'text'];
const words = 'locales/en/translation.json';
const notFound = 'locales/en/notFound.json';
const labels = 'locales/en/labels.json';

test.each([
  [words, 'page.about.title.first', heading],
  [words, 'page.about.title.second', ['heading', 'italic', 'text']],
  [words, 'page.about.title.intro', text],
  [words, 'page.about.intro.text', heading],
  [words, 'page.about.mission.label', text],
  [words, 'page.about.mission.title', heading],
  [words, 'page.about.mission.text', text],
  [words, 'page.about.map.slides.1', heading],
  [words, 'page.about.map.address', text],
  [words, 'page.about.meta.title', []],
  [notFound, 'title', heading],
  [notFound, 'text', text],
  [labels, 'imprint.vatId', text],
  [labels, 'pages.privacy', heading],
  [labels, 'pause', text],
  [labels, 'mapNotice', text],
  ['content/company.json', 'name', heading],
  ['content/company.json', 'legalName', text],
  ['content/company.json', 'openingHours', text, { text: { en: 'жж' } }],
  ['content/company.json', 'openingHours', [], { text: { en: 'aa', el: 'жж' } }],
  ['content/company.json', 'legal.register', text],
  ['content/about.json', 'mission.alt.en', []],
  ['content/about.json', 'people', text, [{ name: 'жж', role: { en: 'aa' } }]],
  ['content/maps/map.json', 'credit.en', text],
])('%s: %s', (file, path, fonts, value: unknown = 'жж') => {
  put(file, path, value);
  expect(fontsWith('ж')).toEqual(fonts);
});

test('Without a map, the address is as large as a heading', () => {
  put(words, 'page.about.map.address', 'жж');
  put('content/company.json', 'office.latitude', 37.951);
  expect(fontsWith('ж')).toEqual(heading);
});

test.each([
  ['editorial', 'Ж', text],
  ['warm', 'ж', ['heading', 'italic', 'text']],
])('In the look “%s”, labels have the letters that its styles show', (look, character, fonts) => {
  put('content/look.json', 'look', look);
  put(words, 'page.about.team.label', 'жж');
  expect(fontsWith(character)).toEqual(fonts);
});

test('Capitals are those of the language', () => {
  put('locales/el/translation.json', 'page.about.team.label', 'ξά');
  expect(lettersOf(readContent(root), 'el').text).toContain('ΞΑ');
});

test('Legal texts have their letters, and their second headings those of headings', () => {
  const markdown = '## Щ\n\nЙ **Ц** [Ф](https://example.com/?%)\n\n### Э\n\n1. &Zdot;';
  writeText(root, 'content/imprint/en.md', markdown);
  expect(fontsWith('Щ')).toEqual(heading);
  for (const letter of 'ЙЦФЭŻ%') expect([letter, ...fontsWith(letter)]).toEqual([letter, ...text]);
  expect(fontsWith('Щ', 'de')).toEqual([]);
});

test('Names of languages and their suggestions have their letters if they are in the script of the page or Latin', () => {
  for (const [code, word] of [
    ['vi', 'ω'],
    ['ru', 'ψ'],
  ]) {
    cpSync(join(root, 'locales/en'), join(root, `locales/${code}`), { recursive: true });
    put(`locales/${code}/labels.json`, 'offer', word);
  }
  put('content/site.json', 'languages', ['en', 'el', 'vi', 'ru']);
  for (const letter of 'ệω') expect([letter, ...fontsWith(letter)]).toEqual([letter, ...text]);
  for (const letter of 'уψ') expect([letter, ...fontsWith(letter)]).toEqual([letter]);
  expect(fontsWith('h', 'el')).toEqual(text);
});

test('A page that has some letters of the name of a language has them all, as letters of two fonts are not joined', () => {
  cpSync(join(root, 'locales/en'), join(root, 'locales/ru'), { recursive: true });
  put('content/site.json', 'languages', ['en', 'ru']);
  put('content/company.json', 'name', 'у');
  for (const letter of 'усский') expect([letter, ...fontsWith(letter)]).toContain('text');
});

test('What components and browsers add has its letters', () => {
  for (const character of '©0123456789-') expect(fontsWith(character)).toContain('text');
  expect(fontsWith('-')).toContain('heading');
});
