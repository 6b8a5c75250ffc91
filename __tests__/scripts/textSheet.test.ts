/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importTexts, textSheet } from '../../scripts/textSheet';
import { readAbout, readCompany, readTranslation } from '../../src/content/files/read';
import { addLanguage } from '../../src/content/languages/languageFolders';
import type { About, Company } from '../../src/content/model';
import { copyContent, edit, writeText } from '../content/project';

let root: string;
/** With every kind of text that a company may have. */
beforeEach(() => {
  root = copyContent();
  edit<Company>(root, 'content/company.json', (company) => {
    const all = (text: string) => ({ en: text, el: text, de: text, ar: text });
    company.openingHours = { text: all('Mo–Fr 9–17') };
    company.links = [{ label: all('Jobs'), url: 'https://jobs.example.org/' }];
  });
  edit<About>(root, 'content/about.json', (about) => {
    const role = { en: 'Founder', el: 'Ιδρύτρια', de: 'Gründerin', ar: 'المؤسِّسة' };
    about.people = [{ name: 'Maria Example', role }];
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const FILES = [
  'content/about.json',
  'content/company.json',
  ...['en', 'el', 'de', 'ar'].map((code) => `locales/${code}/translation.json`),
];
const contents = () => FILES.map((file) => readFileSync(join(root, file), 'utf8'));
const bring = (sheet: string) => importTexts(root, 'texts-de.md', sheet);
const german = () => textSheet(root, 'de');
const about = () => readTranslation(root, 'de').page.about;

/** The sheet with another text below a heading. */
function withText(key: string, text: string, sheet = german()): string {
  const start = sheet.indexOf('\n\n', sheet.indexOf(`{#${key}}\n\n> `) + key.length + 6) + 2;
  const next = sheet.indexOf('\n## ', start);
  return `${sheet.slice(0, start)}${text}\n${next < 0 ? '' : sheet.slice(next)}`;
}
const lineOf = (key: string) =>
  german()
    .split('\n')
    .findIndex((line) => line.includes(`{#${key}}`)) + 1;

test('The sheet has the title, the limits and the present text of each text, About page first', () => {
  const sheet = german();
  expect(sheet).toMatch(/^# German \{#de\}\n\n.*\n.*npm run language -- import texts-de\.md/);
  expect(sheet).toContain(
    [
      '## Title, first line {#page.about.title.first}',
      '> The first of three lines in the large title. At most 28 characters.',
      about().title.first,
      '## Title, second line {#page.about.title.second}',
    ].join('\n\n'),
  );
  expect(sheet).toContain(
    '## Typed phrases › Phrase 1 {#page.about.map.slides[0]}\n\n> Two to four words. At most 32',
  );
  expect(sheet).toContain(
    '## Picture 2 › Description {#collage[1].alt}\n\n> /pictures/lighthouse.jpg: What the picture shows',
  );
  expect(sheet).toContain('## Person 1 › Role {#people[0].role}\n\n> Maria Example: What');
  expect(sheet).toContain(
    '> https://jobs.example.org/: One to three words. At most 40 characters.',
  );
  expect(sheet).toMatch(/\{#page\.about\.meta\.keywords\}\n\n> .* May stay empty\.\n/);
  // The title's own hint has its limit.
  expect(sheet.match(/At most 65 characters\./g)).toHaveLength(2);
  const places = ['page.about.meta.title', 'page.about.map.address', 'collage[0].alt', 'links[0]']
    .concat(['openingHours', 'page.notFound.title', 'page.imprint.form', 'site.skip'])
    .map((key) => sheet.indexOf(`{#${key}`));
  expect(places.every((place) => place > 0)).toBe(true);
});

test('The parts are in the order of the editor’s entries', () => {
  const keys = [...german().matchAll(/^## .*\{#(.*)\}$/gm)].map(([, key = '']) => key);
  const parts = keys.map(
    (key) => /^(page\.about|collage|openingHours|page\.notFound|site)/.exec(key)?.[0],
  );
  expect([...new Set(parts.filter(Boolean))]).toEqual([
    'page.about',
    'collage',
    'openingHours',
    'page.notFound',
    'site',
  ]);
});

test.each(['en', 'el', 'de', 'ar'])('An unchanged sheet changes nothing: %s', (code) => {
  const before = contents();
  expect(importTexts(root, 'sheet.md', textSheet(root, code))).toEqual({
    problems: [],
    changed: {},
  });
  expect(contents()).toEqual(before);
});

test('Changed texts reach their files, and no other line changes', () => {
  const before = contents();
  const changed = [
    ['page.about.title.first', 'Brot aus der'],
    ['page.about.map.slides[2]', 'Bleiben Sie zum Essen'],
    ['collage[1].alt', 'Ein Laib Brot'],
    ['openingHours.text', 'Täglich 7–12 Uhr'],
  ].reduce((sheet, [key = '', text = '']) => withText(key, text, sheet), german());
  expect(bring(changed)).toEqual({
    problems: [],
    changed: {
      'locales/de/translation.json': 2,
      'content/about.json': 1,
      'content/company.json': 1,
    },
  });
  expect(about().title.first).toBe('Brot aus der');
  expect(about().map.slides[2]).toBe('Bleiben Sie zum Essen');
  expect(readAbout(root).collage[1]?.alt.de).toBe('Ein Laib Brot');
  expect(readCompany(root).openingHours?.text.de).toBe('Täglich 7–12 Uhr');
  const old = before.join('').split('\n');
  const lines = contents().join('').split('\n');
  expect(lines.filter((line, index) => line !== old[index])).toHaveLength(4);
});

test('Blank lines begin a paragraph; line breaks within one are joined', () => {
  const text = 'Wir backen\nseit 1902.  \n\n\n> 500 Brote am Tag.\nUnd Kuchen.';
  expect(bring(withText('page.about.mission.text', text)).problems).toEqual([]);
  expect(about().mission.text).toBe('Wir backen seit 1902.\n\n> 500 Brote am Tag. Und Kuchen.');
});

test('A sheet from a Windows editor that escapes characters and removes blank lines is understood', () => {
  const sheet = withText('page.about.map.slides[0]', 'Kommen Sie im Boot')
    .replaceAll(/\n\n>/g, '\n>')
    .replaceAll(/^(>.*)\n\n/gm, '$1\n')
    .replace('{#page.about.map.slides[0]}', String.raw`\{ \#page.about.map.slides\[0\] \}`)
    .replace('› Phrase 2 {#', '› Phrase 2{#')
    .replaceAll('\n', '  \r\n');
  expect(bring(`\uFEFF${sheet}`)).toEqual({
    problems: [],
    changed: { 'locales/de/translation.json': 1 },
  });
  expect(about().map.slides[0]).toBe('Kommen Sie im Boot');
});

test('Arabic texts are brought in', () => {
  const sheet = withText('page.about.title.first', 'خبز طازج', textSheet(root, 'ar'));
  expect(importTexts(root, 'texts-ar.md', sheet).problems).toEqual([]);
  expect(readTranslation(root, 'ar').page.about.title.first).toBe('خبز طازج');
});

test('Mistakes are explained at their lines in the sheet, and nothing is written', () => {
  const before = contents();
  const sheet = [
    ['page.about.title.first', 'Ein Titel, der viel zu lang für diese Zeile ist'],
    ['page.about.title.third', ''],
    ['page.about.map.slides[1]', about().map.slides[0] ?? ''],
    ['collage[0].alt', 'x'.repeat(201)],
    ['team.alt', ''],
  ].reduce((all, [key = '', text = '']) => withText(key, text, all), german());
  const { problems, changed } = bring(sheet);
  expect(changed).toEqual({});
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'texts-de.md',
      line: lineOf('page.about.title.first'),
      key: 'Title, first line',
      problem: 'has 47 characters instead of at most 28',
      fix: 'Shorten it. The first of three lines in the large title.',
    }),
    expect.objectContaining({ key: 'Title, third line', problem: 'is empty' }),
    expect.objectContaining({
      line: lineOf('page.about.map.slides[0]'),
      problem: 'contains the same phrase twice',
    }),
    expect.objectContaining({ key: 'Picture 1 › Description', line: lineOf('collage[0].alt') }),
    expect.objectContaining({ key: 'Team picture › Description', problem: 'is empty' }),
  ]);
  expect(contents()).toEqual(before);
});

test('An unknown key, a repeated one and a sheet without keys are reported', () => {
  const sheet = german();
  expect(bring(sheet.replace('{#site.skip}', '{#site.skap}')).problems).toEqual([
    expect.objectContaining({
      line: lineOf('site.skip'),
      key: 'site.skap',
      problem: 'is not the key of a text',
    }),
  ]);
  expect(bring(sheet.replace('{#site.skip}', '{#site.phone}')).problems).toEqual([
    expect.objectContaining({
      key: 'Small words on every page › Label: Phone',
      problem: 'appears twice',
    }),
  ]);
  expect(() => bring('Just a letter.')).toThrow(
    'texts-de.md has no heading such as "# German {#de}"',
  );
});

test('A text that is left out of the sheet stays', () => {
  expect(bring('# Deutsch {#de}\n\n## Links {#page.about.title.first}\n\nBrot\n').problems).toEqual(
    [],
  );
  expect(about().title).toEqual({ ...about().title, first: 'Brot', third: 'im Morgenlicht' });
});

test('An empty text removes what may be left out', () => {
  const [person] = readAbout(root).people ?? [];
  expect(person?.line).toBeUndefined();
  expect(bring(withText('people[0].line', 'Backt seit 1990.')).problems).toEqual([]);
  expect(readAbout(root).people?.[0]?.line).toEqual({ de: 'Backt seit 1990.' });
  const sheet = ['label', 'title', 'text'].reduce(
    (all, field) => withText(`page.about.value.${field}`, '', all),
    withText('people[0].line', '', withText('page.about.meta.keywords', '')),
  );
  expect(bring(sheet).problems).toEqual([]);
  expect(about().value).toEqual({ label: '', title: '', text: '' });
  expect(about().meta.keywords).toBeUndefined();
  expect(readAbout(root).people?.[0]?.line).toBeUndefined();
});

test('A draft’s sheet shows the original texts, which stay untranslated until they are replaced', () => {
  addLanguage(root, 'fr');
  const original = readTranslation(root, 'en').page.about.title;
  const french = textSheet(root, 'fr');
  expect(french).toContain(`\n⟦…⟧ ${original.first}\n`);
  expect(french).toMatch(/\{#collage\[1\]\.alt\}\n\n> .*\n\n⟦…⟧ Lighthouse striped/);
  const sheet = withText(
    'collage[1].alt',
    'Un phare',
    withText('page.about.title.first', 'Du pain', french),
  );
  expect(importTexts(root, 'texts-fr.md', sheet)).toEqual({
    problems: [],
    changed: { 'locales/fr/translation.json': 1, 'content/about.json': 1 },
  });
  const { first, second } = readTranslation(root, 'fr').page.about.title;
  expect([first, second]).toEqual(['Du pain', `⟦…⟧ ${original.second}`]);
  expect(readAbout(root).collage.map(({ alt }) => alt.fr)).toEqual([
    undefined,
    'Un phare',
    ...Array(4).fill(undefined),
  ]);
});

test('Content with mistakes elsewhere is not touched', () => {
  writeText(root, 'content/company.json', '{');
  const sheet = '# German {#de}\n\n## Title {#page.about.title.first}\n\nBrot\n';
  expect(() => bring(sheet)).toThrow(/content\/company\.json\n.*is not valid JSON/);
});

test('A language that does not exist is refused', () => {
  expect(() => textSheet(root, 'fr')).toThrow('Français (fr) does not exist.');
  expect(() => textSheet(root, 'zz')).toThrow('"zz" is not a language code');
});

function language(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/language.ts'), ...args],
    { cwd: root, env: { ...process.env, CONTENT_ROOT: root }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('The commands write a sheet, keep an existing one, and bring it in', () => {
  const file = join(root, 'texts-de.md');
  const exported = language('export', 'de');
  expect(exported.stdout).toContain(`Wrote ${file}`);
  expect(exported.status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(german());
  const again = language('export', 'de');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain(`${file} already exists. Import it, or delete or rename it`);

  writeText(root, 'texts-de.md', withText('page.about.title.first', 'x'.repeat(29)));
  const refused = language('import', 'texts-de.md');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    '1 problem in the document:\n\ntexts-de.md\n  Title, first line, line ',
  );
  expect(refused.stderr).toContain('No text of texts-de.md was written.');

  writeText(root, 'texts-de.md', withText('page.about.title.first', 'Brot'));
  const imported = language('import', 'texts-de.md');
  expect(imported).toEqual({ status: 0, stderr: '', stdout: expect.any(String) });
  expect(imported.stdout).toContain('1 text changed in locales/de/translation.json.');
  expect(about().title.first).toBe('Brot');
  expect(language('import', 'texts-de.md').stdout).toContain('texts-de.md: no text changed.');
});

test('Several languages are exported and imported at once, each sheet by itself', () => {
  expect(language('export', 'de', 'ar').status).toBe(0);
  writeText(root, 'texts-de.md', withText('page.about.title.first', 'Brot'));
  writeText(root, 'texts-ar.md', withText('page.about.title.first', '', textSheet(root, 'ar')));
  const { status, stdout, stderr } = language('import', 'texts-de.md', 'texts-ar.md');
  expect(status).toBe(1);
  expect(stdout).toContain('1 text changed in locales/de/translation.json.');
  expect(stderr).toContain('No text of texts-ar.md was written.');
  expect(about().title.first).toBe('Brot');
});

test('A file that is missing is named', () => {
  const { status, stderr } = language('import', 'texts-fr.md');
  expect(status).toBe(1);
  expect(stderr).toContain('texts-fr.md does not exist.');
  expect(existsSync(join(root, 'locales/fr'))).toBe(false);
});
