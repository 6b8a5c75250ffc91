/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../scripts/companySetup';
import { sampleLeftovers } from '../../scripts/sampleLeftovers';
import type { Company } from '../../src/model/company';
import { readWords } from '../../src/model/files/read';
import { type About, DRAWN_MAP, type DrawnMap, type Site } from '../../src/model/model';
import { reportProblems } from '../../src/model/problem';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { copyContent, edit, writeText } from '../model/project';
import { pseudoText, pseudoWords } from '../pseudo';
import { sampleContent } from '../tools/paths';
import { filesOf, type Translation } from '../wordFiles';

const company = 'content/company.json';
const about = 'content/about.json';
const english = 'locales/en/translation.json';

let root: string;
/** Another company, with every file as it was, but pictures of its own. */
beforeEach(() => {
  root = copyContent();
  setUp(root, { name: 'Dupain' });
  edit<Company>(root, company, (value) => {
    value.logo = '/pictures/logo.svg';
  });
  const shape = '<path d="M0 0h9v9z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}</svg>`;
  writeText(root, 'content/pictures/logo.svg', svg);
});
afterEach(() => rmSync(root, { recursive: true }));

const leftovers = () => sampleLeftovers(root);
const keysIn = (file: string) =>
  leftovers()
    .filter((problem) => problem.file === file)
    .map(({ key }) => key);
const editWords = (language: string, change: (words: Translation) => void) =>
  edit(root, `locales/${language}/translation.json`, change);

/** Replaces all texts with others. */
function writeOwnTexts(): void {
  const words = pseudoWords(readWords(root, 'en'));
  for (const language of ['en', 'el', 'de', 'ar'])
    for (const [file, text] of Object.entries(filesOf(language, words)))
      writeText(root, file, text);
  edit<About>(root, about, (value) => {
    for (const [, alt] of textsPerLanguage('content/about.json', value))
      for (const language of Object.keys(alt)) alt[language] = pseudoText(alt.en ?? '', 200);
  });
}

const ownData = {
  url: 'https://www.dupain.example',
  phone: '+33 1 00 00 00 00',
  email: 'bonjour@dupain.example',
  address: '1 rue de l’Exemple, 75000 Paris',
  position: '48.8566, 2.3522',
};

test('The sample itself has none', () => {
  setUp(root, { name: 'Galini' });
  expect(leftovers()).toEqual([]);
});

test('Each text of the sample is named with language, key, file, line, the text and what to do', () => {
  const found = leftovers();
  expect(found).toContainEqual({
    file: 'locales/de/translation.json',
    line: 10,
    key: 'page.about.title.first',
    problem: `is still the sample's: "Software, ruhig"`,
    fix: 'Write your own text in German: in the editor at /admin/ (`npm start`), or in this file.',
  });
  expect(found).toContainEqual({
    file: about,
    line: 69,
    key: 'map.alt.en',
    problem: `is still the sample's: "Map of Piraeus and its three harbours, with a marker at our office above the m…"`,
    fix: 'Write your own text in English: in the editor at /admin/ (`npm start`), or in this file.',
  });
  expect(found).toContainEqual({
    file: company,
    line: 3,
    key: 'url',
    problem: `is still the sample's: "https://www.example.com"`,
    fix: 'Run `npm run setup`, or change it in this file.',
  });
});

test('Words that fit every company may stay', () => {
  expect(keysIn(english)).toEqual([
    'page.about.meta.title',
    'page.about.meta.description',
    'page.about.meta.keywords',
    'page.about.title.first',
    'page.about.title.second',
    'page.about.title.third',
    'page.about.title.intro',
    'page.about.intro.text',
    'page.about.mission.title',
    'page.about.mission.text',
    'page.about.team.title',
    'page.about.team.text',
    'page.about.value.title',
    'page.about.value.text',
    'page.about.map.slides[0]',
    'page.about.map.slides[1]',
    'page.about.map.slides[2]',
    'page.about.map.description',
    'page.about.map.address',
  ]);
});

test('With texts, data and pictures of its own, a company has none', () => {
  writeOwnTexts();
  setUp(root, ownData);
  rmSync(join(root, 'content/maps'), { recursive: true });
  expect(leftovers()).toEqual([]);
});

test('Without a logo, the template’s mark is named', () => {
  edit<Company>(root, company, (value) => {
    delete value.logo;
  });
  expect(keysIn(company)).toContain('logo');
});

test('What is still the sample’s in the company’s data is named', () => {
  expect(keysIn(company)).toEqual(['url', 'phone', 'email', 'mapsUrl', 'office']);
  setUp(root, ownData);
  expect(keysIn(company)).toEqual([]);
});

test.each([
  ['en', 'Bread from PIRAEUS', 'Piraeus'],
  ['el', 'Ψωμί από τον Πειραιά', 'Πειραιά'],
  ['de', 'Brot aus Piräus', 'Piräus'],
  ['ar', 'خبز من بيرايوس', 'بيرايوس'],
  ['de', 'Das ist Galini', 'Galini'],
])('A new text in %s that names the sample’s company or place is named: %s', (code, text, name) => {
  writeOwnTexts();
  setUp(root, ownData);
  editWords(code, ({ page }) => Object.assign(page.about.intro, { text }));
  expect(leftovers().filter(({ file }) => file !== DRAWN_MAP)).toMatchObject([
    {
      file: `locales/${code}/translation.json`,
      key: 'page.about.intro.text',
      problem: `mentions ${name}, as the sample does: "${text}"`,
    },
  ]);
});

test('A company that is in Piraeus, or has Galini in its name, may say so', () => {
  writeOwnTexts();
  setUp(root, { ...ownData, name: 'Galini Bread', address: 'Iroon 00, 185 37 Piraeus' });
  editWords('el', ({ page }) => {
    page.about.intro.text = 'Ψωμί Galini από τον Πειραιά';
  });
  expect(leftovers().filter(({ file }) => file !== DRAWN_MAP)).toEqual([]);
});

test('A text that was moved, or copied to another language, is still the sample’s', () => {
  writeOwnTexts();
  setUp(root, ownData);
  editWords('de', ({ page }) => {
    page.about.team.title = 'No ship should wait for nothing';
  });
  expect(keysIn('locales/de/translation.json')).toEqual(['page.about.team.title']);
});

test('A text in the company’s data that mentions the sample is named once', () => {
  writeOwnTexts();
  setUp(root, { ...ownData, legalName: 'Galini IKE' });
  edit<Company>(root, company, (value) => {
    value.openingHours = { text: { en: 'Galini is open', el: 'a', de: 'b', ar: 'c' } };
  });
  expect(keysIn(company)).toEqual(['legalName', 'openingHours.text.en']);
});

test('Drafts are not published, so their texts may wait', () => {
  edit<Site>(root, 'content/site.json', (site) => {
    site.languages = ['en', 'de'];
  });
  expect(keysIn('locales/el/translation.json')).toEqual([]);
  expect(keysIn(about).filter((key) => key.startsWith('team'))).toEqual([
    'team.alt.en',
    'team.alt.de',
  ]);
});

test('A picture of the sample is recognised under any name', () => {
  writeOwnTexts();
  const picture = `${sampleContent}/content/pictures/lighthouse.jpg`;
  cpSync(picture, join(root, 'content/pictures/our-bakery.jpg'));
  edit<About>(root, about, ({ team }) => {
    team.file = '/pictures/our-bakery.jpg';
  });
  expect(leftovers().filter(({ file }) => file === about)).toEqual([
    {
      file: about,
      line: expect.any(Number),
      key: 'team.file',
      problem: 'is a picture of the sample: "/pictures/our-bakery.jpg"',
      fix: 'Choose your own in the editor at /admin/ (`npm start`), or replace the file.',
    },
  ]);
});

describe('The drawn map', () => {
  const maps = () => leftovers().filter(({ file }) => file === DRAWN_MAP);

  test('is named after the office has moved', () => {
    expect(maps()).toEqual([]);
    setUp(root, ownData);
    expect(maps()).toEqual([
      {
        file: DRAWN_MAP,
        line: 2,
        key: 'office',
        problem:
          'is another position than the office has: the page shows the address instead of this map',
        fix: 'Run `npm run map`, or choose a picture of a map in the editor, under Pictures and people.',
      },
    ]);
  });

  test('is named even before the company has its own name', () => {
    setUp(root, { ...ownData, name: 'Galini' });
    expect(leftovers()).toMatchObject([{ file: DRAWN_MAP }]);
  });

  test('does not matter when the owner has one', () => {
    setUp(root, ownData);
    edit<About>(root, about, ({ map }) => {
      map.file = '/pictures/lighthouse.jpg';
    });
    expect(maps()).toEqual([]);
  });

  test('may be drawn for the new place', () => {
    setUp(root, ownData);
    edit<DrawnMap>(root, DRAWN_MAP, (map) => {
      map.office = { longitude: 2.3522, latitude: 48.8566 };
    });
    expect(maps()).toEqual([]);
  });
});

test('An owner who has deleted the tests is told that nothing can be compared', () => {
  expect(sampleLeftovers(root, join(root, 'nowhere'))).toMatchObject([
    { file: '__tests__/sample', problem: 'is missing, so what is left of the sample is not found' },
  ]);
});

describe('On the command line', () => {
  const run = (command: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', `scripts/${command}.ts`, ...args],
      {
        env: { ...process.env, CONTENT_ROOT: root },
        encoding: 'utf8',
      },
    );

  test('set-up ends with how much is left in each file', () => {
    const { status, stdout } = run('setup', '--name', 'Dupain', '--phone', ownData.phone);
    expect(status).toBe(0);
    expect(stdout).toMatch(/company\.json: 4\n[\s\S]*about\.json: 32\n/);
  });

  test('the check warns of it, and passes', () => {
    const { status, stdout } = run('check');
    expect(status).toBe(0);
    expect(stdout).toContain("page.about.title.first, line 10: is still the sample's: ");
  });
});

test('The report has a line for each text, and says once per file and language what to do', () => {
  const report = reportProblems(leftovers(), { kind: 'warning' });
  expect(report).toContain(
    `locales/en/translation.json\n  page.about.meta.title, line 5: is still the sample's: "Galini: software as calm as a harbour at dawn"\n  page.about.meta.description, line 6: `,
  );
  expect(report.match(/→ Write your own text in English/g)).toHaveLength(2);
  expect(report.match(/→/g)).toHaveLength(9);
});
