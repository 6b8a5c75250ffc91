/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentAnswers,
  describeQuestion,
  problemOf,
  type Question,
  questions,
  setUp,
} from '../../scripts/companySetup';
import { describeDrafts } from '../../scripts/publishedLanguages';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { addLanguage } from '../../src/content/languages/languageFolders';
import { checkContent } from '../../src/content/validation/check';
import { copyContent } from '../content/project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const answers = {
  name: 'Example',
  legalName: 'Example Ltd',
  url: 'https://www.example.org',
  phone: '+44 20 0000 0000',
  email: 'office@example.org',
  languages: 'en el de ar',
  address: '00 Example Street, London',
  mapsUrl: 'https://www.example.org/map',
  longitude: '-0.1',
  latitude: '51.5',
  liveMap: 'onRequest',
  look: 'warm',
};

test('A new owner has a site of their own: every answer stands in the content', async () => {
  expect(setUp(root, answers)).toEqual([]);
  expect(currentAnswers(root)).toMatchObject(answers);
  for (const language of readSite(root).languages) {
    expect(readTranslation(root, language).page.about.map.address).toBe(answers.address);
  }
  expect(await checkContent(root)).toEqual([]);
});

test('What is left out stays', () => {
  const before = readCompany(root);
  expect(setUp(root, { name: 'Example Ltd' })).toEqual([]);
  expect(readCompany(root)).toEqual({ ...before, name: 'Example Ltd' });
});

test('How the live map loads is a setting of the site, which other answers keep', () => {
  expect(setUp(root, { liveMap: 'onRequest' })).toEqual([]);
  expect(setUp(root, { languages: 'de en' })).toEqual([]);
  expect(readSite(root)).toEqual({
    defaultLanguage: 'de',
    languages: ['de', 'en'],
    liveMap: 'onRequest',
    look: 'editorial',
  });
  expect(setUp(root, { liveMap: 'later', languages: 'en' })).toMatchObject([
    { key: 'liveMap', problem: 'is "later"' },
  ]);
  expect(readSite(root).languages).toEqual(['de', 'en']);
});

test('The look is chosen by name; another one is refused', () => {
  expect(setUp(root, { look: 'modern' })).toEqual([]);
  expect(readSite(root)).toMatchObject({ liveMap: 'automatic', look: 'modern' });
  expect(setUp(root, { look: 'pretty' })).toMatchObject([{ key: 'look', problem: 'is "pretty"' }]);
  expect(readSite(root).look).toBe('modern');
});

test('With one bad answer nothing is written, and the message names it', () => {
  const before = readFileSync(join(root, 'content/company.json'), 'utf8');
  const problems = setUp(root, {
    ...answers,
    phone: 'call me',
    latitude: 'north',
    address: '',
  });
  expect(problems.map(({ key }) => key)).toEqual(['phone', 'office.latitude', 'address']);
  expect(readFileSync(join(root, 'content/company.json'), 'utf8')).toBe(before);
});

test('Every question has a present answer and says what it is for', () => {
  setUp(root, { legalName: 'Galini IKE' });
  expect(Object.keys(currentAnswers(root)).sort()).toEqual([...questions].sort());
  for (const question of questions) expect(describeQuestion(question)).toMatch(/^[A-Z].+\n {2}\w/);
});

test('An owner chooses the published languages; the first is the default one', async () => {
  expect(setUp(root, { languages: 'de, el' })).toEqual([]);
  expect(readSite(root)).toMatchObject({ defaultLanguage: 'de', languages: ['de', 'el'] });
  expect(describeDrafts(root)).toBe(
    'Not published: Arabic (ar), English (en). To delete: `npm run language -- remove ar en`',
  );
  expect(await checkContent(root)).toEqual([]);
});

test('A language is published only when all of its texts are translated', () => {
  addLanguage(root, 'fr');
  const [problem] = setUp(root, { languages: 'en fr' });
  expect(problem?.problem).toMatch(
    /^has French \(fr\), of which (\d+) of \1 texts are not translated$/,
  );
  expect(readSite(root).languages).not.toContain('fr');
});

test('What a company need not have can be left out', () => {
  expect(describeQuestion('legalName')).toContain('Write - to leave it out.');
  expect(describeQuestion('email')).not.toContain('Write -');
  setUp(root, { legalName: 'Galini IKE' });
  expect(setUp(root, { legalName: '-', phone: '-' })).toEqual([]);
  expect(readCompany(root)).not.toHaveProperty('legalName');
  expect(readCompany(root)).not.toHaveProperty('phone');
  expect(setUp(root, { email: '-' })).toHaveLength(1);
});

test('After a move, the maps link no longer opens the old place', () => {
  expect(setUp(root, { longitude: '2.3522', latitude: '48.8566' })).toEqual([]);
  expect(readCompany(root).mapsUrl).toBeUndefined();
});

test('The position is read from a pasted maps link', () => {
  const mapsUrl = 'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8/2.3';
  expect(setUp(root, { mapsUrl })).toEqual([]);
  expect(readCompany(root)).toMatchObject({
    mapsUrl,
    office: { latitude: 48.8566, longitude: 2.3522 },
  });
});

test.each<[Question, string, string | undefined]>([
  ['phone', '+44 20 0000 0000', undefined],
  ['phone', 'call me', 'is not a phone number with its country code'],
  ['legalName', '-', undefined],
  ['email', '-', 'is not an e-mail address'],
  ['latitude', '51.5', undefined],
  ['latitude', 'north', 'is a text in quotes instead of a number'],
  ['address', '', 'is empty'],
  ['languages', 'de, el', undefined],
  ['languages', 'de de', 'lists a language twice'],
  ['languages', 'fr en', 'has French (fr), which has no translation yet'],
  ['languages', 'german', 'names no language'],
])('An answer is checked at once: %s "%s"', (question, answer, problem) => {
  const said = problemOf(root, question, answer);
  if (problem) expect(said).toContain(problem);
  else expect(said).toBeUndefined();
});
