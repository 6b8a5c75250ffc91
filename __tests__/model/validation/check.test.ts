/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../../src/model/company';
import { readSite } from '../../../src/model/files/read';
import type { About, Labels, Site } from '../../../src/model/model';
import { reportProblems } from '../../../src/model/problem';
import {
  checkContent,
  draftProblems,
  missingLegalTexts,
} from '../../../src/model/validation/check';
import { smallPictures } from '../../../src/model/validation/pictures';
import type { Translation } from '../../wordFiles';
import { copyContent, edit, overwrite, writeText } from '../project';
import {
  animation,
  boastingJpeg,
  plainPicture,
  samplePicture,
  scratchedJpeg,
} from '../samplePictures';

const company = 'content/company.json';
const about = 'content/about.json';
const site = 'content/site.json';
const english = 'locales/en/translation.json';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

/** "file: key: problem → fix", as far as a test is about it. */
async function problems(): Promise<string[]> {
  const found = await checkContent(root);
  return found.map(({ file, key, problem, fix }) => `${file}: ${key}: ${problem} → ${fix}`);
}

const lighthouse = () => join(root, 'content/pictures/lighthouse.jpg');
const editWords = (change: (page: Translation['page']['about']) => void) =>
  edit<Translation>(root, english, (words) => change(words.page.about));
const editCompany = (change: (value: Company) => void) => edit(root, company, change);

test('The content as it is passes', async () => {
  expect(await problems()).toEqual([]);
});

test('A published language needs its file', async () => {
  rmSync(join(root, 'locales/el/translation.json'));
  expect(await problems()).toEqual([
    'locales/el/translation.json: : is missing → Create it, or restore it from Git.',
  ]);
});

describe('A draft', () => {
  const greek = 'locales/el/translation.json';
  beforeEach(() => edit<Site>(root, site, ({ languages }) => languages.splice(1, 1)));

  test('may lack texts', async () => {
    overwrite(root, greek, '{}');
    edit<Labels>(root, 'locales/el/labels.json', (labels) => {
      Object.assign(labels, { skip: '', phone: '⟦…⟧ A label that is longer than its place' });
    });
    expect(await problems()).toEqual([]);
    expect(draftProblems(root, readSite(root))).toEqual([]);
  });

  test('is checked as fully as a published language otherwise, with warnings', async () => {
    edit<Translation>(root, greek, ({ page: { about } }) => {
      about.meta.description = 'Πολύ λίγα';
      about.team.title = 'x'.repeat(71);
      about.map.slides.pop();
      Object.assign(about, { mision: {} });
    });
    expect(await problems()).toEqual([]);
    const warnings = draftProblems(root, readSite(root));
    expect(warnings.map(({ file, key, problem }) => `${file}: ${key}: ${problem}`)).toEqual(
      [
        'team.title: has 71 characters instead of at most 70',
        'map.slides: has 2 entries instead of exactly 3',
        'meta.description: has 9 characters instead of at least 50',
        'mision: is an unknown field',
      ].map((one) => `${greek}: page.about.${one}`),
    );
  });
});

test('An untranslated text is a problem in a published language, and nothing else', async () => {
  editWords(({ title }) => Object.assign(title, { first: `⟦…⟧ ${'x'.repeat(28)}` }));
  expect(await problems()).toEqual([
    `${english}: page.about.title.first: is not translated yet → Translate it, or unpublish the language until it is translated.`,
  ]);
});

test('Wide characters count twice for the minimum as well', async () => {
  editWords(({ meta }) => Object.assign(meta, { description: '海'.repeat(25) }));
  expect(await problems()).toEqual([]);
  editWords(({ meta }) => Object.assign(meta, { description: '海'.repeat(24) }));
  expect(await problems()).toEqual([
    expect.stringContaining('has 48 characters instead of at least 50, as wide ones count twice'),
  ]);
});

test.each<[string, (value: About) => void, string]>([
  ['five', ({ collage }) => collage.pop(), 'collage: has 5 entries instead of exactly 6'],
  [
    'one that does not exist',
    (value) => Object.assign(value.mission, { file: '/pictures/nobody.jpg' }),
    'mission.file: refers to content/pictures/nobody.jpg, which does not exist → Put the picture there, or choose one of: /pictures/container-terminal.jpg',
  ],
  [
    'one in other capitals',
    (value) => Object.assign(value.mission, { file: '/pictures/Lighthouse.jpg' }),
    'mission.file: refers to content/pictures/Lighthouse.jpg, which does not exist',
  ],
  [
    'one outside the folder',
    (value) => Object.assign(value.mission, { file: '/pictures/../company.json' }),
    'mission.file: "/pictures/../company.json" is not a JPEG, PNG, WebP or AVIF picture',
  ],
  [
    'no picture at all',
    (value) => Object.assign(value.mission, { file: '/pictures/notes.txt' }),
    'mission.file: "/pictures/notes.txt" is not a JPEG, PNG, WebP or AVIF picture',
  ],
  [
    'a focal point outside the picture',
    (value) => Object.assign(value.mission, { focus: '50% 140%' }),
    'mission.focus: "50% 140%" is not two percentages',
  ],
])('The pictures are refused: %s', async (_, spoil, expected) => {
  edit<About>(root, about, spoil);
  const found = await problems();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${about}: ${expected}`);
});

test.each<[string, (value: About) => void, string]>([
  [
    'is missing in a published language',
    ({ collage: [first] }) => Reflect.deleteProperty(first?.alt ?? {}, 'el'),
    'collage[0].alt.el: is missing → Describe the picture in this language.',
  ],
  [
    'is empty',
    ({ mission }) => Object.assign(mission.alt, { de: '' }),
    'mission.alt.de: is empty → What the picture shows, for people who cannot see it.',
  ],
  [
    'has a key that is no language',
    ({ map }) => Object.assign(map.alt, { 'in English': 'A map' }),
    'map.alt.in English: is not under a language code → Write a code such as "en" or "pt-BR".',
  ],
])('A description that %s is refused', async (_, spoil, expected) => {
  edit<About>(root, about, spoil);
  expect(await problems()).toEqual([expect.stringContaining(expected)]);
});

test('A description in a draft language may be missing', async () => {
  edit<Site>(root, 'content/site.json', ({ languages }) => languages.splice(1, 1));
  edit<About>(root, about, ({ mission }) => Reflect.deleteProperty(mission.alt, 'el'));
  expect(await problems()).toEqual([]);
});

test('A file that only has a picture’s name is refused', async () => {
  writeFileSync(join(root, 'content/pictures/lighthouse.jpg'), 'not a picture');
  expect(await problems()).toEqual([
    `${about}: collage[1].file: refers to content/pictures/lighthouse.jpg, which is not a picture or is damaged → Save it again as JPEG, PNG, WebP or AVIF.`,
  ]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['animated WebP', () => animation('webp'), 'is animated or contains several pictures'],
  ['huge picture in a small file', boastingJpeg, 'has 65500 × 65500 pixels instead of at most'],
  [
    'picture of more pixels than the build can hold',
    () => plainPicture(8000, 7700).toBuffer(),
    'has 8000 × 7700 pixels instead of at most 60 million',
  ],
  // gatsby-plugin-sharp stops at what other programs only warn of.
  ['scratched picture', scratchedJpeg, 'is not a picture or is damaged'],
])('A picture is refused before the build fails on it: %s', async (_, content, expected) => {
  writeFileSync(lighthouse(), await content());
  expect(await problems()).toEqual([
    expect.stringContaining(
      `${about}: collage[1].file: refers to content/pictures/lighthouse.jpg, which ${expected}`,
    ),
  ]);
});

test('A picture too small for its place is a warning, with its size', async () => {
  const warnings = async () =>
    (await smallPictures(root)).filter(({ key }) => key === 'collage[1].file');
  const upright = samplePicture(400, 1300).withMetadata({ orientation: 6 });
  writeFileSync(lighthouse(), await upright.jpeg().toBuffer());
  expect(await warnings()).toEqual([]);
  writeFileSync(lighthouse(), await samplePicture(400, 1300).jpeg().toBuffer());
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    {
      file: about,
      line: expect.any(Number),
      key: 'collage[1].file',
      problem:
        'refers to content/pictures/lighthouse.jpg, which is 400 pixels wide instead of at least 1200',
      fix: 'It will look blurred. Choose a larger one.',
    },
  ]);
});

test('Links that lead round in circles do not keep the check from its end', async () => {
  for (const name of ['round', 'and-round']) symlinkSync('.', join(root, 'content/pictures', name));
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'null',
    'is null instead of a group of keys → Write a group with the keys: name, url, email, office.',
  ],
  [
    '[]',
    'is a list instead of a group of keys → Write a group with the keys: name, url, email, office.',
  ],
])('A file that holds %s says what belongs there', async (content, expected) => {
  overwrite(root, company, content);
  expect((await problems())[0]).toContain(`${company}: : ${expected}`);
});

describe('People', () => {
  const roles = { en: 'Pilot', el: 'Πιλότος', de: 'Lotsin', ar: 'مرشدة' };
  const person = { name: 'Eleni', role: roles };

  test('need neither portrait nor sentence; there may be twelve', async () => {
    edit<About>(root, about, (value) => Object.assign(value, { people: Array(12).fill(person) }));
    expect(await problems()).toEqual([]);
  });

  test.each<[string, object[], string]>([
    ['thirteen', Array(13).fill(person), 'people: has 13 entries instead of at most 12'],
    ['one without a name', [{ role: roles }], 'people[0].name: is missing'],
    [
      'one without a role in a language',
      [{ name: 'Eleni', role: { ...roles, de: undefined } }],
      'people[0].role.de: is missing → Write it in this language.',
    ],
    [
      'one with a sentence in one language only',
      [{ ...person, line: { en: 'Sails.', el: 'Ταξιδεύει.', de: 'Segelt.' } }],
      'people[0].line.ar: is missing → Write it in this language.',
    ],
    [
      'one whose portrait is missing',
      [{ ...person, file: '/pictures/eleni.jpg' }],
      'people[0].file: refers to content/pictures/eleni.jpg, which does not exist',
    ],
  ])('are refused: %s', async (_, people, expected) => {
    edit<About>(root, about, (value) => Object.assign(value, { people }));
    expect(await problems()).toEqual([expect.stringContaining(`${about}: ${expected}`)]);
  });

  test('are warned of if a portrait is too small', async () => {
    const file = '/pictures/lighthouse.jpg';
    edit<About>(root, about, (value) => Object.assign(value, { people: [{ ...person, file }] }));
    const found = await smallPictures(root);
    expect(found.map(({ key }) => key)).toContain('people[0].file');
  });
});

describe('A section without words', () => {
  const inEach = (change: (page: Translation['page']['about']) => void) => {
    for (const code of ['en', 'el', 'de', 'ar'])
      edit<Translation>(root, `locales/${code}/translation.json`, ({ page }) => change(page.about));
  };

  test('is fine', async () => {
    inEach((page) =>
      Object.assign(page, { mission: { label: '', title: '', text: '' }, team: {} }),
    );
    inEach((page) => Reflect.deleteProperty(page, 'value'));
    expect(await problems()).toEqual([]);
  });

  test('is fine if another language has them', async () => {
    editWords((page) => Reflect.deleteProperty(page, 'team'));
    expect(await problems()).toEqual([]);
  });

  test('is refused if it has some of them', async () => {
    editWords(({ team }) => Object.assign(team, { label: '' }));
    editWords(({ value }) => Reflect.deleteProperty(value, 'text'));
    const fix = 'Write it, or leave all words of the section empty.';
    expect(await problems()).toEqual([
      `${english}: page.about.team.label: is missing → ${fix}`,
      `${english}: page.about.value.text: is missing → ${fix}`,
    ]);
  });
});

test('A folder in the place of a file is named', async () => {
  rmSync(join(root, company));
  mkdirSync(join(root, company));
  expect((await problems())[0]).toContain(`${company}: : cannot be read (EISDIR)`);
});

test.each(['locales/fr/translation.json', 'locales/en/notes.json'])(
  'A broken file stops the build though no page needs it: %s',
  async (file) => {
    mkdirSync(join(root, 'locales/fr'), { recursive: true });
    overwrite(root, file, '{ "page": ');
    expect((await problems())[0]).toContain(`${file}: : is not valid JSON`);
  },
);

test('A language that is listed twice has its mistakes told once', async () => {
  edit<Site>(root, site, ({ languages }) => languages.push('en'));
  editWords((words) => Reflect.deleteProperty(words.team, 'title'));
  const found = await problems();
  expect(found.filter((problem) => problem.startsWith(english))).toHaveLength(1);
});

test('A file that is not UTF-8 is named', async () => {
  overwrite(root, site, Buffer.from([0x7b, 0xff, 0x7d]));
  expect(await problems()).toEqual([
    `${site}: : is not UTF-8 text → Save the file again as UTF-8.`,
  ]);
  overwrite(root, site, Buffer.from([0x7b, 0x0a, 0x0a, 0xff, 0x7d]));
  expect(await checkContent(root)).toMatchObject([{ file: site, line: 3 }]);
});

test('All problems are told at once, grouped by file, with their lines', async () => {
  editWords((words) => words.map.slides.pop());
  editCompany((value) => Object.assign(value, { phone: 'none', email: 'none' }));
  const report = reportProblems(await checkContent(root));
  expect(report).toContain('3 problems in the content:');
  expect(report).toMatch(
    /content\/company\.json\n {2}phone, line 4: .+\n {4}→ .+\n {2}email, line 5: /,
  );
  expect(report).toMatch(/page\.about\.map\.slides, line \d+: has 2 entries/);
});

describe('The legal texts', () => {
  test('are checked in each published language, with file and line', async () => {
    writeText(root, 'content/imprint/en.md', '## Galini\n\n<script>ran()</script>\n');
    writeText(root, 'content/privacy/de.md', 'Mehr [hier](javascript:ran()).\n');
    writeText(root, 'content/privacy/fr.md', '<b>No language of the site</b>');
    expect(await checkContent(root)).toEqual([
      {
        file: 'content/imprint/en.md',
        line: 3,
        key: '',
        problem: 'contains HTML',
        fix: 'Write it as Markdown: "## Heading", "**bold**", "[text](https://www.example.com)".',
      },
      {
        file: 'content/privacy/de.md',
        line: 1,
        key: '',
        problem: 'has a link to "javascript:ran()"',
        fix: 'Begin the address with https://, mailto:, tel: or /.',
      },
    ]);
  });

  test('may be missing, with a warning that names the files', () => {
    expect(missingLegalTexts(root, ['en', 'de'])).toMatchObject([
      { file: 'content/imprint/en.md', problem: 'is missing, also in de' },
      { file: 'content/privacy/en.md', problem: 'is missing, also in de' },
    ]);
    writeText(root, 'content/imprint/en.md', '## Galini');
    writeText(root, 'content/privacy/en.md', '## Galini');
    writeText(root, 'content/privacy/de.md', '## Galini');
    expect(missingLegalTexts(root, ['en', 'de'])).toMatchObject([
      { file: 'content/imprint/de.md', problem: 'is missing' },
    ]);
  });
});

test('A link and the opening hours need a text in each published language', async () => {
  edit<Company>(root, company, (value) => {
    const text = { en: 'Weekdays 8–16', el: 'Καθημερινά 8–16', ar: 'أيام العمل 8–16' };
    value.openingHours = { text };
    value.links = [{ label: { en: 'Careers', de: 'Karriere', ar: 'الوظائف' }, url: value.url }];
  });
  expect(await problems()).toEqual([
    `${company}: openingHours.text.de: is missing → Write it in this language.`,
    `${company}: links[0].label.el: is missing → Write it in this language.`,
  ]);
});
