/** @jest-environment node */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRemains } from '../../scripts/sampleRemains';
import { setUp } from '../../scripts/setup/companySetup';
import { writeJson } from '../../src/files/files';
import { readAbout, readWords } from '../../src/files/read';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { contentOfEachTest, put, writeIn } from '../model/project';
import { sampleContent } from '../tools/paths';
import { pseudoText, pseudoWords } from '../tools/pseudo';
import { filesOf } from '../tools/wordFiles';

const company = 'content/company.json';
const about = 'content/about.json';
const translation = 'locales/de/translation.json';

/** Another company, with every file as it was, but pictures of its own. */
const root = contentOfEachTest();
beforeEach(() => void setUp(root, { name: 'Dupain' }));

const leftovers = () => sampleRemains(root);
const keysIn = (file: string) =>
  leftovers()
    .filter((problem) => problem.file === file)
    .map(({ key }) => key);

/** Replaces all texts and data with others. */
function replaceAll(): void {
  const words = pseudoWords(readWords(root, 'en'));
  for (const language of ['en', 'el', 'de', 'ar'])
    for (const [file, text] of Object.entries(filesOf(language, words))) writeIn(root, file, text);
  const pictures = readAbout(root);
  for (const [, alt] of textsPerLanguage(about, pictures)) {
    const text = pseudoText(alt.en ?? '');
    for (const language of Object.keys(alt)) alt[language] = text;
  }
  writeJson(root, about, pictures);
  setUp(root, {
    url: 'https://www.dupain.example',
    phone: '+33 1 00 00 00 00',
    email: 'bonjour@dupain.example',
    address: '1 rue de l’Exemple, 75000 Paris',
    position: '48.8566, 2.3522',
  });
}

test('The sample itself has none', () => {
  setUp(root, { name: 'Galini' });
  expect(leftovers()).toEqual([]);
});

test('Each text of the sample is named with key, file, line, the text and what to do', () => {
  expect(leftovers()).toEqual(
    expect.arrayContaining([
      {
        file: translation,
        line: 5,
        key: 'page.about.title.first',
        problem: `is still the sample's: "Software, ruhig"`,
        fix: 'Replace it in the editor at /admin/ (`npm start`), or in this file.',
      },
      {
        file: company,
        line: 5,
        key: 'url',
        problem: `is still the sample's: "https://www.example.com"`,
        fix: 'Replace it in the editor at /admin/ (`npm start`), or in this file.',
      },
    ]),
  );
  expect(keysIn(company)).toEqual(['url', 'phone', 'email', 'mapsUrl', 'office']);
  expect(keysIn(about)).toContain('map.alt.en');
});

test('With texts and data of its own, a company has none', () => {
  replaceAll();
  expect(leftovers()).toEqual([]);
});

test.each([
  ['that was moved or copied from another language', 'No ship should wait for nothing'],
  ['with the sample’s name', 'Das ist Galini'],
])('A text %s is still the sample’s', (_, text) => {
  replaceAll();
  put(root, translation, 'page.about.intro.text', text);
  expect(keysIn(translation)).toEqual(['page.about.intro.text']);
});

test.each([company, about])('Nothing is called unused while %s can’t be read', (file) => {
  writeIn(root, file, '{ // a comment\n}');
  expect(leftovers()).toEqual([]);
});

test('Drafts are not published, so their texts may wait', () => {
  put(root, 'content/site.json', 'languages', ['en', 'el']);
  expect(keysIn(translation)).toEqual([]);
});

test('A picture of the sample is recognised under any name', () => {
  replaceAll();
  cpSync(
    `${sampleContent}/content/pictures/lighthouse.jpg`,
    join(root, 'content/pictures/our-bakery.jpg'),
  );
  put(root, about, 'mission.file', '/pictures/our-bakery.jpg');
  expect(keysIn(about)).toEqual(['mission.file']);
});

test('A picture of the sample that nothing shows any more can be deleted', () => {
  replaceAll();
  const file = 'content/pictures/old.jpg';
  cpSync(`${sampleContent}/content/pictures/lighthouse.jpg`, join(root, file));
  expect(leftovers()).toEqual([
    { file, key: '', problem: "is the sample's, and unused", fix: 'Delete it.' },
  ]);
});
