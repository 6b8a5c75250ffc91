/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/files/check';
import { listFiles } from '../../src/files/files';
import { addLanguage, measureProgress, removeLanguage } from '../../src/files/languageFolders';
import { readSettings, readWords } from '../../src/files/read';
import { wordFile, wordFiles } from '../../src/model/model';
import { contentOfEachTest, filesIn, put, writeIn } from '../model/project';

const company = 'content/company.json';
const root = contentOfEachTest();

const progressOf = (code: string) =>
  measureProgress(root).find(({ language }) => language === code);

test('A common language lacks only the company’s own texts, and labels that the company has added', () => {
  put(root, 'locales/en/labels.json', 'careers', 'Careers');
  addLanguage(root, 'fr');
  const files = progressOf('fr')?.missing.map((key) => key.split('.')[0]);
  expect(new Set(files)).toEqual(new Set(['about', 'labels', 'pictures']));
  expect(progressOf('fr')?.missing.filter((key) => key.startsWith('labels'))).toEqual([
    'labels.careers',
  ]);
});

test('The address of a button is no text to be translated, and a language may have none', async () => {
  const actions = [{ label: 'Get a quote', url: '/about/#mission' }];
  put(root, 'locales/en/translation.json', 'page.about.title.actions', actions);
  put(root, 'locales/de/translation.json', 'page.about.title.actions', undefined);
  addLanguage(root, 'fr');
  expect(readWords(root, 'fr').about.title.actions).toEqual([
    { label: '⟦…⟧ Get a quote', url: '/about/#mission' },
  ]);
  expect(progressOf('fr')?.missing).toContain('about.title.actions[0].label');
  expect(progressOf('de')?.missing).toEqual(['about.title.actions[0].label']);
  expect(await checkContent(root)).toEqual([]);
});

test('A section without words stays without words in a new language', () => {
  const english = 'locales/en/translation.json';
  put(root, english, 'page.about.team', { label: '', title: '', text: '' });
  put(root, english, 'page.about.value', undefined);
  addLanguage(root, 'fr');
  const { about } = readWords(root, 'fr');
  const empty = { label: '', title: '', text: '' };
  expect([about.team, about.value]).toEqual([empty, empty]);
  expect(progressOf('fr')?.missing).not.toContain('about.team.title');
});

test('Words of a section that is not chosen wait for a translation without being counted or refused', async () => {
  addLanguage(root, 'fr');
  expect(progressOf('fr')?.missing).toContain('about.services.items[0].title');
  put(root, 'content/about.json', 'sections', ['mission', 'team', 'value', 'figures']);
  const missing = progressOf('fr')?.missing;
  expect(missing?.filter((key) => key.startsWith('about.services'))).toEqual([]);
  expect(missing).toContain('about.figures.items[0].text');
  put(root, 'content/site.json', 'languages.4', 'fr');
  const refused = (await checkContent(root)).map(({ key }) => key);
  expect(refused).toHaveLength(missing?.length ?? 0);
  expect(refused.join()).not.toContain('services.');
});

test('It can be published only when it is translated', async () => {
  addLanguage(root, 'fr');
  put(root, 'content/site.json', 'languages.4', 'fr');
  const problems = await checkContent(root);
  expect(problems).toHaveLength(progressOf('fr')?.missing.length ?? 0);
  for (const { problem } of problems) expect(problem).toMatch(/^is (missing|not translated yet)\./);
});

test('A removed language leaves the folder and the list', async () => {
  writeIn(root, 'content/imprint/el.md', '## Γαλήνη');
  const label = { en: 'Careers', el: 'Εργασία', de: 'Karriere', ar: 'الوظائف' };
  put(root, company, 'links', [{ label, url: 'https://careers.example.com/' }]);
  put(root, company, 'name', { en: 'Galini', el: 'Γαλήνη', ar: 'غاليني' });
  removeLanguage(root, 'el');
  expect(existsSync(join(root, 'locales/el'))).toBe(false);
  expect(readSettings(root).languages).toEqual(['en', 'de', 'ar']);
  expect(existsSync(join(root, 'content/imprint/el.md'))).toBe(false);
  expect(listFiles(root, 'content/maps').filter((file) => file.includes('.el.'))).toEqual([]);
  for (const file of ['content/about.json', company])
    expect(readFileSync(join(root, file), 'utf8')).not.toContain('"el"');
  expect(await checkContent(root)).toEqual([]);
});

test('What is left of a language whose folder was deleted by hand is removed as well', async () => {
  writeIn(root, 'content/imprint/de.md', '## Galini');
  rmSync(join(root, 'locales/de'), { recursive: true });
  removeLanguage(root, 'de');
  expect(readSettings(root).languages).toEqual(['en', 'el', 'ar']);
  expect(listFiles(root, 'content').filter((file) => /[./]de\./.test(file))).toEqual([]);
  expect(readFileSync(join(root, 'content/about.json'), 'utf8')).not.toContain('"de"');
  expect(() => removeLanguage(root, 'de')).toThrow('The site has no language "de".');
});

test('Removing is whole or not begun, and adding again writes what a failure has left out', () => {
  const before = filesIn(root);
  const look = readFileSync(join(root, 'content/look.json'));
  writeIn(root, 'content/look.json', '{');
  expect(() => removeLanguage(root, 'de')).toThrow('content/look.json');
  writeIn(root, 'content/look.json', look);
  expect(filesIn(root)).toEqual(before);

  addLanguage(root, 'fr');
  const complete = filesIn(root);
  rmSync(join(root, 'locales/fr/labels.json'));
  addLanguage(root, 'fr');
  expect(filesIn(root)).toEqual(complete);
});

test('A language is added once, and only another than the default one can be removed', () => {
  expect(() => addLanguage(root, 'el')).toThrow('Ελληνικά (el) already exists.');
  expect(() => removeLanguage(root, 'en')).toThrow(/default language/);
  expect(() => removeLanguage(root, 'fr')).toThrow('The site has no language "fr".');
});

test('Files are written as the repository formats them', () => {
  const before = readFileSync(join(root, 'content/site.json'), 'utf8');
  addLanguage(root, 'fr');
  put(root, 'content/site.json', 'languages.4', 'fr');
  removeLanguage(root, 'fr');
  expect(readFileSync(join(root, 'content/site.json'), 'utf8')).toBe(before);
});

test('Missing and empty texts are named by key, descriptions and labels among them', () => {
  put(root, 'locales/el/labels.json', 'skip', undefined);
  put(root, 'locales/el/labels.json', 'phone', '');
  put(root, 'content/about.json', 'collage.0.alt.el', undefined);
  put(root, company, 'openingHours', { text: { en: 'Weekdays' } });
  const missing = [
    'labels.skip',
    'labels.phone',
    'pictures.collage[0].alt',
    'company.openingHours.text',
  ];
  expect(progressOf('el')).toMatchObject({ state: 'published', missing });
  expect(progressOf('en')).toMatchObject({ state: 'published', missing: [] });
});

test('A folder that is not listed is a draft, whatever is in it', () => {
  put(root, 'content/site.json', 'languages', ['en', 'el', 'de']);
  for (const name of wordFiles) writeIn(root, wordFile(name, 'ar'), '{ broken');
  const { state, missing } = progressOf('ar') ?? {};
  expect(state).toBe('draft');
  expect(missing).toContain('about.title.first');
  // The pictures are still described.
  expect(missing).not.toContain('pictures.collage[0].alt');
});
