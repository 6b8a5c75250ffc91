/** @jest-environment node */
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { About, Company, Site } from '../../../src/model/model';
import { checkContent } from '../../../src/model/validation/check';
import { missingLegalTexts } from '../../../src/model/validation/legalTexts';
import { smallPictures } from '../../../src/model/validation/pictures';
import { reportProblems } from '../../../src/model/validation/report';
import type { Translation } from '../../wordFiles';
import { copyContent, edit, overwrite, writeText } from '../project';
import {
  animatedAvif,
  animatedPng,
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

test('A draft that is not listed may be incomplete', async () => {
  edit<Site>(root, site, ({ languages }) => languages.splice(1, 1));
  overwrite(root, 'locales/el/translation.json', '{}');
  expect(await problems()).toEqual([]);
});

test('A number that is too large is reported as such', async () => {
  const source = readFileSync(join(root, company), 'utf8');
  overwrite(root, company, source.replace('23.64,\n', '1e999,\n'));
  expect((await problems())[0]).toContain(
    `${company}: office.longitude: is too large a number instead of a number without quotes`,
  );
});

test.each<[string, (value: About) => void, string]>([
  ['five', ({ collage }) => collage.pop(), 'collage: has 5 entries instead of exactly 6'],
  [
    'one that does not exist',
    (value) => Object.assign(value.team, { file: '/pictures/nobody.jpg' }),
    'team.file: refers to content/pictures/nobody.jpg, which does not exist → Put the picture there, or choose one of: /pictures/container-terminal.jpg',
  ],
  [
    'one in other capitals',
    (value) => Object.assign(value.team, { file: '/pictures/Lighthouse.jpg' }),
    'team.file: refers to content/pictures/Lighthouse.jpg, which does not exist',
  ],
  [
    'one outside the folder',
    (value) => Object.assign(value.team, { file: '/pictures/../company.json' }),
    'team.file: "/pictures/../company.json" is not a JPEG, PNG, WebP or AVIF picture',
  ],
  [
    'no picture at all',
    (value) => Object.assign(value.team, { file: '/pictures/notes.txt' }),
    'team.file: "/pictures/notes.txt" is not a JPEG, PNG, WebP or AVIF picture',
  ],
  [
    'a focal point outside the picture',
    (value) => Object.assign(value.team, { focus: '50% 140%' }),
    'team.focus: "50% 140%" is not two percentages',
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
    ({ team }) => Object.assign(team.alt, { de: '' }),
    'team.alt.de: is empty → What the picture shows, for people who cannot see it.',
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
  edit<About>(root, about, ({ team }) => Reflect.deleteProperty(team.alt, 'el'));
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
  ['animated PNG', animatedPng, 'is animated or contains several pictures'],
  ['animated AVIF', animatedAvif, 'is animated or contains several pictures'],
  ['huge picture in a small file', boastingJpeg, 'has 65500 × 65500 pixels instead of at most'],
  [
    'picture of more pixels than the build can hold',
    () => plainPicture(8000, 7700).toBuffer(),
    'has 8000 × 7700 pixels instead of at most 60 million, 16383 a side',
  ],
  [
    'picture wider than WebP can be',
    () => plainPicture(16_400, 2).toBuffer(),
    'has 16400 × 2 pixels instead of at most 60 million, 16383 a side',
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

test('A picture too heavy for the repository says how heavy it may be', async () => {
  truncateSync(lighthouse(), 26_000_000);
  expect((await problems())[0]).toContain(
    'which has 26 MB instead of at most 25 → Save it smaller',
  );
});

test('A link that leads out of the pictures’ folder is no picture', async () => {
  const elsewhere = join(root, 'content/elsewhere.jpg');
  renameSync(lighthouse(), elsewhere);
  symlinkSync(elsewhere, lighthouse());
  expect(await problems()).toEqual([
    `${about}: collage[1].file: refers to content/pictures/lighthouse.jpg, which is a link to a file outside content/pictures → Put the picture itself in the folder.`,
  ]);
});

test('Links that lead round in circles do not keep the check from its end', async () => {
  for (const name of ['round', 'and-round']) symlinkSync('.', join(root, 'content/pictures', name));
  expect(await problems()).toEqual([]);
});

test('Broken JSON is named with line and column', async () => {
  overwrite(root, company, '{\n  "name": "Galini",,\n}\n');
  const [found] = await checkContent(root);
  expect(found).toMatchObject({ file: company, line: 2, key: '' });
  expect(found?.problem).toBe('is not valid JSON at line 2, column 20: Unexpected , found');
});

test('A key that appears twice is named', async () => {
  overwrite(root, site, '{ "defaultLanguage": "en", "languages": ["en"], "languages": ["en"] }');
  expect(await problems()).toEqual([`${site}: languages: appears twice → Keep one of the two.`]);
});

test('A file with a byte-order mark is named', async () => {
  overwrite(root, site, `\uFEFF${readFileSync(join(root, site), 'utf8')}`);
  expect((await problems())[0]).toContain(`${site}: : begins with an invisible byte-order mark`);
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

test.each<[string, string, string]>([
  ['is empty', '\n', 'is empty → Restore the earlier version from Git.'],
  [
    'has a tab within a text, which JSON does not allow',
    '{ "name": "Galini",\n"mapsUrl": "https://maps.example.com/\t" }',
    'has a line break, a tab or another control character inside a text',
  ],
  [
    'goes too deep for those who read it',
    `{ "name": ${'['.repeat(10_000)}1${']'.repeat(10_000)} }`,
    'has more than 20 nested groups or lists',
  ],
])('A file that %s is named', async (_, content, expected) => {
  overwrite(root, company, content);
  const found = await problems();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${company}: : ${expected}`);
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

  test('is fine if it has none in any language', async () => {
    inEach((page) =>
      Object.assign(page, { mission: { label: '', title: '', text: '' }, team: {} }),
    );
    inEach((page) => Reflect.deleteProperty(page, 'value'));
    expect(await problems()).toEqual([]);
  });

  test('is refused if it has words in another language, by language and field', async () => {
    edit<Translation>(root, 'locales/el/translation.json', ({ page }) =>
      Object.assign(page.about.team, { label: '', title: '', text: '' }),
    );
    edit<Translation>(root, 'locales/de/translation.json', ({ page }) =>
      Reflect.deleteProperty(page.about.value, 'text'),
    );
    const fix = 'Write it, or leave all words of the section empty in every published language.';
    expect(await problems()).toEqual([
      `locales/el/translation.json: page.about.team.label: is missing in Greek → ${fix}`,
      `locales/el/translation.json: page.about.team.title: is missing in Greek → ${fix}`,
      `locales/el/translation.json: page.about.team.text: is missing in Greek → ${fix}`,
      `locales/de/translation.json: page.about.value.text: is missing in German → ${fix}`,
    ]);
  });

  test('may be missing in a draft', async () => {
    edit<Site>(root, site, ({ languages }) => languages.splice(1, 1));
    edit<Translation>(root, 'locales/el/translation.json', ({ page }) =>
      Reflect.deleteProperty(page.about, 'team'),
    );
    expect(await problems()).toEqual([]);
  });
});

test('A folder in the place of a file is named', async () => {
  rmSync(join(root, company));
  mkdirSync(join(root, company));
  expect((await problems())[0]).toContain(`${company}: : is a folder`);
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

test('However long or odd a key is, its problem can be read', async () => {
  const odd = { ['x'.repeat(5000)]: 1, 'a\u001b[2J\u202e\nb': 1 };
  editCompany((value) => Object.assign(value, odd));
  const [long = '', invisible] = await problems();
  expect(long).toMatch(/: x{300}…: is an unknown field/);
  expect(invisible).toContain(`${company}: a\\u001b[2J\\u202e\\u000ab: is an unknown field`);
});

test('Thousands of wrong keys are all told', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, i]));
  editCompany((value) => Object.assign(value, many));
  expect(await problems()).toHaveLength(20_000);
}, 60_000);

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
