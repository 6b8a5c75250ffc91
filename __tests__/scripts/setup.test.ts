/**
 * The dialogue of `npm run setup`, as an owner goes through it.
 * @jest-environment node
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionalQuestions, questions } from '../../scripts/companySetup';
import { readAbout, readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { readLegalText } from '../../src/content/files/readLegalText';
import { companies, setup } from '../companies';
import { copyContent } from '../content/project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(companies)(
  'An owner answers each question once: $lines.0',
  ({ lines, office, details }) => {
    const { status, stdout } = setup(root, lines);
    expect(status).toBe(0);
    expect(stdout).toContain('Saved.');
    const [name, , url, , , languages = '', address] = lines;
    expect(readCompany(root)).toMatchObject({ name, url, office });
    const published = languages.split(' ');
    expect(readSite(root)).toMatchObject({ defaultLanguage: published[0], languages: published });
    for (const language of published)
      expect(readTranslation(root, language).page.about.map.address).toBe(address);
    const written = JSON.stringify([
      readCompany(root),
      readAbout(root),
      readTranslation(root, languages.slice(0, 2)),
    ]);
    for (const detail of details) expect(written).toContain(detail);
  },
);

const untilOptional = [...questions, 'logo'].map(() => '');

test('Optional details are asked at the end, after a sentence that says so, and can be skipped', () => {
  const lines = [...untilOptional, 'no', 'no'];
  const { stdout } = setup(root, ['Example', ...lines.slice(1)]);
  const optional =
    'Add optional details?\n  Legal details and texts, more phone numbers, opening hours';
  expect(stdout).toContain(optional);
  expect(stdout.indexOf(optional)).toBeGreaterThan(stdout.indexOf('Logo\n'));
  expect(stdout).not.toContain('Legal form\n');
  expect(stdout).toContain('Saved.');
});

test('Optional details are explained, shown as they are typed, and checked at once', () => {
  const legal = ['', '', '', '', '', ''];
  const people = 'Maria Example, Founder; Jan Example, Engineer';
  const imprint = join(root, 'imprint.md');
  writeFileSync(imprint, 'Example Ltd');
  const lines = [...untilOptional, 'yes', ...legal, '', 'Careers', '', 'Maria Example', people];
  lines.push('', '/nowhere/imprint.md', imprint);
  const { status, stdout, stderr } = setup(root, lines);
  expect(status).toBe(0);
  // Without opening hours, their form for search engines is no question.
  expect(stdout).not.toContain('The same for search engines');
  expect(stdout).toMatch(
    /Links in the footer\n.*For example: Careers, https:.*Write - to leave it out\./,
  );
  expect(stderr).toContain('That has a mistake in "Careers": Address "" is not a web address');
  expect(stderr).toContain('That has a mistake in "Maria Example": Role is empty. What the person');
  expect(stderr).toContain('That does not exist: /nowhere/imprint.md.');
  expect(readAbout(root).people).toHaveLength(2);
  expect(readLegalText(root, 'imprint', 'en')).toBe('Example Ltd');
  expect(setup(root, [...untilOptional, 'yes']).stdout).toContain(`  [${people}]`);
});

test('A wrong answer is explained, and the question repeated', () => {
  const { status, stderr } = setup(root, [
    '',
    '',
    'example.org',
    'https://example.org',
    '+44 (0) 20',
  ]);
  expect(status).toBe(0);
  expect(stderr).toMatch(/That "example\.org" .+https:\/\//);
  expect(stderr).toContain('"(0)"');
  expect(readCompany(root).url).toBe('https://example.org');
});

test('The question for the address says that each language gets the same line', () => {
  const { stdout } = setup(root, ['', '', '', '', '', 'de en']);
  expect(stdout).toContain(
    'The postal address in one line. The same in every language, until you translate it in the editor.\n',
  );
});

test('It says which texts are still the sample’s, and which languages are not published', () => {
  const { stdout } = setup(root, ['Example', '', '', '', '', 'en']);
  expect(stdout).toContain("is still the sample's");
  expect(stdout).toContain('`npm run language -- remove ar de el`');
});

test('After a move, the map is offered; without an answer or with options, its command is named', () => {
  const drawing = 'Draw the map of this place?';
  const command = '`npm run map` draws the map of the office';
  const options = setup(root, [], '--longitude', '2.3522', '--latitude', '48.8566');
  expect(options.status).toBe(0);
  expect(options.stdout).not.toContain(drawing);
  expect(options.stdout).toContain(command);
  // The map is still missing.
  const dialogue = setup(root, untilOptional);
  expect(dialogue.status).toBe(0);
  expect(dialogue.stdout).toContain(drawing);
  expect(dialogue.stdout).toContain(command);
  const back = setup(root, [], '--longitude', '23.64', '--latitude', '37.95');
  expect(back.stdout).not.toContain(command);
});

test('The logo is checked at once, and what a page leaves out of it is named', () => {
  const file = join(root, 'our logo.svg');
  const shape = '<path d="M0 0h9v9z"/>';
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}${inner}</svg>`;
  writeFileSync(file, svg('<script>alert(1)</script>'));
  const { status, stdout, stderr } = setup(root, [
    ...questions.map(() => ''),
    '/nowhere/logo.svg',
    file,
  ]);
  expect(status).toBe(0);
  expect(stderr).toContain('That does not exist: /nowhere/logo.svg. Write its whole path.');
  expect(stdout).toContain('of which the page leaves out a script');
  expect(readCompany(root).logo).toBe('/pictures/logo.svg');
});

test('With one file that is missing nothing is written', () => {
  const { status, stderr } = setup(root, [], '--name', 'Example', '--imprint', '/nowhere.md');
  expect(status).toBe(1);
  expect(stderr).toBe('--imprint does not exist: /nowhere.md. Write its whole path.\nNot saved.\n');
  expect(readCompany(root).name).toBe('Galini');
});

test.each(['{ "collage": [] }', '{'])(
  'In content with a mistake, the check is named: %s',
  (text) => {
    writeFileSync(join(root, 'content/about.json'), text);
    const { status, stderr } = setup(root, ['Example']);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The content has mistakes. Fix those that `npm run check` lists, then set up again.\n',
    );
    expect(setup(root, [], '--look', 'warm').status).toBe(0);
  },
);

test('How the live map loads is a question with the choices and the reason', () => {
  const others = questions.slice(0, questions.indexOf('liveMap')).map(() => '');
  const lines = [...others, 'later', 'onRequest'];
  const { status, stdout, stderr } = setup(root, lines);
  expect(status).toBe(0);
  expect(stdout).toContain('Without one there is no live map, whatever you choose');
  expect(stdout).toContain('In the EU that requires their consent');
  expect(stdout).toContain('  automatic: Loads by itself\n');
  expect(stdout).toContain('  onRequest: Loads when the visitor presses a button\n  [automatic]');
  expect(stderr).toContain('That is "later". Write "automatic" or "onRequest".');
  expect(readSite(root)).toMatchObject({
    languages: ['en', 'el', 'de', 'ar'],
    liveMap: 'onRequest',
  });
});

test('The look is chosen among three that are described in plain words, and kept by Enter', () => {
  const before = questions.slice(0, questions.indexOf('look')).map(() => '');
  const { status, stdout, stderr } = setup(root, [...before, 'pretty', 'warm']);
  expect(status).toBe(0);
  expect(stdout).toContain('Look\n  Colours, fonts, corners, and how the pictures are arranged.\n');
  expect(stdout).toMatch(/ {2}editorial: .*\n {2}modern: .*\n {2}warm: .*\n {2}\[editorial\]/);
  expect(stderr).toContain('That is "pretty". Write "editorial" or "modern" or "warm".');
  expect(readSite(root).look).toBe('warm');
  expect(setup(root, []).stdout).toContain('  [warm]');
  expect(readSite(root).look).toBe('warm');
  expect(setup(root, [], '--look', 'modern').status).toBe(0);
  expect(readSite(root).look).toBe('modern');
});

test('--help describes each option', () => {
  const { status, stdout } = setup(root, [], '--help');
  expect(status).toBe(0);
  for (const question of [...questions, 'logo', ...optionalQuestions, 'imprint', 'privacy'])
    expect(stdout).toContain(`--${question}  `);
});
