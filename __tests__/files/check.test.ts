/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, loadContent, missingLegalTexts } from '../../src/files/check';
import { smallPictures } from '../../src/files/checkPictures';
import { contentRoot } from '../../src/files/contentRoot';
import { allLanguages, readLegalText } from '../../src/files/read';
import { designs } from '../../src/looks/designs';
import { parseMarkdown } from '../../src/model/markdown';
import { looks } from '../../src/model/model';
import { reportProblems } from '../../src/model/problem';
import { contentOfEachTest, put, writeIn } from '../model/project';
import {
  animation,
  boastingJpeg,
  plainPicture,
  samplePicture,
  scratchedJpeg,
} from '../model/samplePictures';
import { listSections } from '../tools/listSections';

const company = 'content/company.json';
const about = 'content/about.json';
const site = 'content/site.json';
const english = 'locales/en/translation.json';

const root = contentOfEachTest();

/** "file: key: problem" */
async function problems(): Promise<string[]> {
  const found = await checkContent(root);
  return found.map(({ file, key, problem }) => `${file}: ${key}: ${problem}`);
}

const lighthouse = () => join(root, 'content/pictures/lighthouse.jpg');
const putWord = (path: string, value: unknown) => put(root, english, `page.about.${path}`, value);

test('The content as it is passes', async () => {
  expect(await problems()).toEqual([]);
});

test('A mistake that is saved while the pictures are checked is reported, and never an error', async () => {
  const loading = loadContent(root);
  put(root, company, 'email', 'nobody');
  expect((await loading).problems).toMatchObject([{ file: company, key: 'email' }]);
});

test('A file that is missing, a folder, or no content is named', async () => {
  rmSync(join(root, 'locales/el/translation.json'));
  rmSync(join(root, company));
  mkdirSync(join(root, company));
  writeIn(root, about, '[]');
  expect(await problems()).toEqual([
    `${about}: : has the wrong type: it must be of the type “object”.`,
    `${company}: : cannot be read (EISDIR)`,
    'locales/el/translation.json: : is missing',
  ]);
});

test('A look that is missing, unknown, or in another file is named, with what to do', async () => {
  const look = 'content/look.json';
  const report = async () => reportProblems(await checkContent(root));
  writeIn(root, look, '{ "look": "pretty" }');
  expect(await report()).toContain(`${look}
  look, line 1: is not one of these values: editorial, modern, warm.
    → Choose one. It sets the colours`);
  rmSync(join(root, look));
  put(root, site, 'look', 'warm');
  expect(await problems()).toEqual([
    `${site}: look: is an unknown field, perhaps one of an earlier version. Correct its spelling in the file, or remove it.`,
    `${look}: : is missing`,
  ]);
  expect(await report()).toContain('First set the look in content/look.json.');
  expect(await report()).toContain('Create it, or restore it from Git.');
});

test('A draft may lack texts', async () => {
  put(root, site, 'languages', ['en', 'de', 'ar']);
  writeIn(root, 'locales/el/translation.json', '{}');
  put(root, 'locales/el/labels.json', 'skip', '');
  put(root, about, 'mission.alt.el', undefined);
  expect(await problems()).toEqual([]);
});

test('An untranslated text is a problem in a published language, and nothing else', async () => {
  putWord('title.first', `⟦…⟧ ${'x'.repeat(28)}`);
  expect(await problems()).toEqual([
    `${english}: page.about.title.first: is not translated yet. Translate it, or unpublish the language until then.`,
  ]);
});

const roles = { en: 'Pilot', el: 'Πιλότος', de: 'Lotsin', ar: 'مرشدة' };
const person = { name: { en: 'Eleni' }, role: roles };

test('There may be twelve people, with neither portrait nor sentence', async () => {
  put(root, about, 'people', Array(12).fill(person));
  expect(await problems()).toEqual([]);
});

test.each<[key: string, value: unknown, problem: string]>([
  ['collage', [], 'has 0 entries instead of 6'],
  ['mission.file', '/pictures/nobody.jpg', 'refers to content/pictures/nobody.jpg, which'],
  ['mission.file', '/pictures/Lighthouse.jpg', 'refers to content/pictures/Lighthouse.jpg, which'],
  ['mission.file', '/pictures/../company.json', 'is not a JPEG, PNG, WebP or AVIF'],
  ['mission.focus', '50% 140%', 'is not two percentages'],
  ['mission.alt.de', '', 'is missing.'],
  ['mission.alt.el', undefined, 'is missing.'],
  ['map.alt.in English', 'A map', 'is not a language code.'],
  ['people', Array(13).fill(person), 'has 13 entries instead of 12'],
  ['people', [person, { role: roles }], 'is missing'],
  ['people', [person, { name: { el: 'Ελένη' }, role: roles }], 'is missing'],
  ['people', [person, { ...person, role: { ...roles, de: undefined } }], 'is missing.'],
  ['sections', ['mission', 'press'], 'is not one of these values: mission, team, value, services'],
  ['sections', ['team', 'team'], 'contains the same section twice'],
  ['sections', [], 'has 0 entries instead of 1'],
  ['people', [person, { ...person, file: '/pictures/nobody.jpg' }], 'refers to content/pictures/'],
])('Pictures and people are refused: %s with %j: %s', async (key, value, problem) => {
  put(root, about, key, value);
  expect(await problems()).toEqual([expect.stringMatching(`^${about}: ${key}.*: ${problem}`)]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['another file', async () => Buffer.from('not a picture'), 'is not a picture or is damaged.'],
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

test('A picture too small for its place is a warning, with its size and the least', async () => {
  const { collage } = designs.editorial;
  const warnings = async (of = 'collage[1].file') =>
    (await smallPictures(root, collage)).filter(({ key }) => key === of);
  const upright = samplePicture(1120, 1250).withMetadata({ orientation: 6 });
  writeFileSync(lighthouse(), await upright.jpeg().toBuffer());
  expect(await warnings()).toEqual([]);
  writeFileSync(lighthouse(), await samplePicture(400, 1300).jpeg().toBuffer());
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    {
      file: about,
      line: expect.any(Number),
      key: 'collage[1].file',
      problem: expect.stringContaining(
        'refers to content/pictures/lighthouse.jpg: 400 × 1300 pixels instead of at least 1200 × 1107',
      ),
    },
  ]);
  // Wide enough, but what its place shows of it is not.
  writeFileSync(lighthouse(), await samplePicture(2400, 400).jpeg().toBuffer());
  const lowPanorama = expect.stringContaining('2400 × 400 pixels instead of at least');
  expect(await warnings()).toEqual([expect.objectContaining({ problem: lowPanorama })]);
  put(root, about, 'mission.file', '/pictures/lighthouse.jpg');
  expect(await warnings('mission.file')).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('at least 1600 × 842') }),
  ]);
  // A map is shown in its own shape.
  put(root, about, 'map', { file: '/pictures/lighthouse.jpg' });
  expect(await warnings('map.file')).toEqual([]);
});

test.each(looks)('The sample has no blurred picture in the look %s', async (look) => {
  expect(await smallPictures(contentRoot(), designs[look].collage)).toEqual([]);
});

test('Links that lead round in circles do not keep the check from its end', async () => {
  for (const name of ['round', 'and-round']) symlinkSync('.', join(root, 'content/pictures', name));
  expect(await problems()).toEqual([]);
});

describe('A section without words', () => {
  test('is fine', async () => {
    for (const code of ['en', 'el', 'de', 'ar']) {
      const file = `locales/${code}/translation.json`;
      put(root, file, 'page.about.mission', { label: '', title: '', text: '' });
      put(root, file, 'page.about.team', {});
      put(root, file, 'page.about.value', undefined);
    }
    expect(await problems()).toEqual([]);
  });

  test('is fine if another language has them', async () => {
    putWord('team', undefined);
    expect(await problems()).toEqual([]);
  });

  test('is refused if it has some of them', async () => {
    putWord('team.label', '');
    putWord('value.text', undefined);
    const problem = 'is missing. Write it, or leave all words of the section empty.';
    expect(await problems()).toEqual([
      `${english}: page.about.team.label: ${problem}`,
      `${english}: page.about.value.text: ${problem}`,
    ]);
  });
});

describe('A section with a list', () => {
  const { services, references } = listSections;

  test.each(Object.entries(listSections))(
    'may have words in one language: %s',
    async (kind, one) => {
      putWord(kind, one);
      expect(await problems()).toEqual([]);
    },
  );

  test.each<[string, object, string]>([
    ['services.title', { ...services, title: '' }, 'is missing. Write it, or leave all words'],
    ['services.items', { ...services, items: [] }, 'is missing. Write it, or leave all words'],
    ['services.label', { text: 'Text' }, 'is missing. Write it, or leave all words'],
    ['services.items[0].text', { ...services, items: [{ title: 'A' }] }, 'is missing.'],
    [
      'services.items',
      { ...services, items: Array(13).fill(services.items[0]) },
      'has 13 entries instead of 12',
    ],
    [
      'references.items[0].url',
      { ...references, items: [{ name: 'A', url: 'javascript:ran()' }] },
      'is not an address to which a link can lead',
    ],
    ['press', services, 'is an unknown field'],
  ])('is refused: %s of %j: %s', async (key, words, problem) => {
    putWord(String(key.split('.')[0]), words);
    expect((await problems())[0]).toMatch(`${english}: page.about.${key}: ${problem}`);
  });
});

test.each(['locales/fr/translation.json', 'locales/en/notes.json'])(
  'A broken file stops the build though no page needs it: %s',
  async (file) => {
    mkdirSync(join(root, 'locales/fr'), { recursive: true });
    writeIn(root, file, '{ "page": ');
    expect((await problems())[0]).toContain(`${file}: : is not valid JSON`);
  },
);

test('A language that is listed twice has its mistakes told once', async () => {
  put(root, site, 'languages', ['en', 'el', 'de', 'ar', 'en']);
  putWord('team.title', undefined);
  const found = await problems();
  expect(found.filter((problem) => problem.startsWith(english))).toHaveLength(1);
});

describe('The legal texts', () => {
  const imprint = 'content/imprint/en.md';
  const fixture = (name: string) => readFileSync(`__tests__/fixtures/legalTexts/${name}`);

  test('are checked in each published language', async () => {
    writeIn(root, imprint, '## Galini\n\n<script>ran()</script>\n');
    writeIn(root, 'content/privacy/de.md', 'Mehr [hier](javascript:ran()).\n');
    writeIn(root, 'content/privacy/fr.md', '<b>No language of the site</b>');
    const problem = 'body: contains what the page can’t show:';
    expect(await problems()).toEqual([
      expect.stringContaining(`content/imprint/en.md: ${problem} HTML (line 3). Use only`),
      expect.stringContaining(
        `content/privacy/de.md: ${problem} a link that can’t be opened (line 1). Use only`,
      ),
    ]);
  });

  test.each<[string, string | Buffer]>([
    ['is not saved as UTF-8', fixture('latin1.md')],
    ['is not saved as UTF-8', Buffer.from('\ufeff## Galini', 'utf16le')],
    ['is not saved as UTF-8', Buffer.from('## Galini', 'utf16le')],
    ['is only a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
    ['begins with front matter', fixture('front-matter.md')],
    ['begins with front matter', '\ufeff---\r\n---\r\n## Galini'],
    ['begins with front matter', '+++\ntitle = "A"\n+++\nText'],
    [
      'has conflict markers of Git, in line 3',
      '## A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> main\n',
    ],
    ['a character that can’t be shown (line 2)', 'A\nB\u0007'],
    ['a character that can’t be shown (line 1)', 'M\ufffdller'],
    ['a character that can’t be shown (line 3)', 'A\n\nB\u2028C'],
    ['is not translated yet', '## ⟦…⟧ Imprint\n\nText'],
  ])('are refused with the reason: %s (%j)', async (problem, content) => {
    writeIn(root, imprint, '');
    writeIn(root, imprint, content);
    expect(await problems()).toEqual([expect.stringContaining(`${imprint}: `)]);
    expect(await problems()).toEqual([expect.stringContaining(problem)]);
  });

  test('may begin with a byte-order mark, and have tabs and a rule', async () => {
    writeIn(root, imprint, '');
    writeIn(root, imprint, fixture('bom.md'));
    writeIn(root, 'content/imprint/de.md', '## A\r\n\r\n---\r\n\tB\r\n');
    expect(await problems()).toEqual([]);
    expect(parseMarkdown(readLegalText(root, 'imprint', 'en') ?? '').nodes[0]).toEqual({
      tag: 'h2',
      children: ['Imprint'],
    });
  });

  test.each(['\ufeff', ' \u200b\u00ad\n', '&nbsp;', '## '])(
    'are missing if nothing of them can be seen: %j',
    (text) => {
      writeIn(root, imprint, text);
      expect(readLegalText(root, 'imprint', 'en')).toBeUndefined();
    },
  );

  test('may be missing, with a warning that names the files', () => {
    expect(missingLegalTexts(root, ['en', 'de'])).toMatchObject([
      { file: 'content/imprint/en.md', problem: 'is missing, also in de' },
      { file: 'content/privacy/en.md', problem: 'is missing, also in de' },
    ]);
    writeIn(root, 'content/imprint/en.md', '## Galini');
    writeIn(root, 'content/privacy/en.md', '## Galini');
    writeIn(root, 'content/privacy/de.md', '## Galini');
    expect(missingLegalTexts(root, ['en', 'de'])).toMatchObject([
      { file: 'content/imprint/de.md', problem: 'is missing' },
    ]);
  });
});

test('A link and the opening hours need a text in each published language', async () => {
  const text = { en: 'Weekdays 8–16', el: 'Καθημερινά 8–16', ar: 'أيام العمل 8–16' };
  put(root, company, 'openingHours', { text });
  const label = { en: 'Careers', de: 'Karriere', ar: 'الوظائف' };
  put(root, company, 'links', [{ label, url: 'https://careers.example.com/' }]);
  expect(await problems()).toEqual([
    `${company}: openingHours.text.de: is missing.`,
    `${company}: links[0].label.el: is missing.`,
  ]);
});

test.each<[string, string | Buffer]>([
  ['begins with a byte-order mark', '\ufeff{}'],
  ['is not saved as UTF-8', Buffer.from('\ufeff{}', 'utf16le')],
  ['is not saved as UTF-8', Buffer.from('{ "name": "Müller" }', 'latin1')],
  ['has conflict markers of Git, in line 2', '{\n<<<<<<< HEAD\n  "a": 1\n=======\n>>>>>>> b\n}'],
  ['is only a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
])('JSON is refused with the reason: %s', async (problem, content) => {
  for (const file of [company, english]) {
    const before = readFileSync(join(root, file));
    writeIn(root, file, content);
    expect((await problems())[0]).toContain(`${file}: : ${problem}`);
    writeIn(root, file, before);
  }
});

test.each([
  ['is damaged', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['is damaged', '<svg>\n<<<<<<< HEAD\n<g/>\n=======\n<p/>\n>>>>>>> b\n</svg>'],
  ['is damaged', ''],
  ['is only a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
])('A drawn map %s: %j', async (problem, text) => {
  writeIn(root, 'content/maps/narrow.de.dark.svg', text);
  expect(await problems()).toEqual([
    expect.stringMatching(`^content/maps/narrow\\.de\\.dark\\.svg: : ${problem}`),
  ]);
});

test('Names and texts in the form of macOS are those that are meant', async () => {
  const name = 'Büro für Ökologie';
  writeFileSync(join(root, `content/pictures/${name}.jpg`.normalize('NFD')), await anyPicture());
  put(root, about, 'mission.file', `/pictures/${name}.jpg`);
  putWord('title.first', 'ü'.repeat(28).normalize('NFD'));
  expect(await problems()).toEqual([]);
  putWord('title.first', 'ü'.repeat(29).normalize('NFD'));
  expect(await problems()).toEqual([expect.stringContaining('is too long: 29 of 28 characters')]);
});

const anyPicture = () => samplePicture().jpeg().toBuffer();

test('What systems leave lying about is no content', async () => {
  for (const name of ['.DS_Store', '._translation.json', 'Thumbs.db', 'desktop.ini', 'Icon\r'])
    for (const folder of [
      'content',
      'content/pictures',
      'content/imprint',
      'locales',
      'locales/en',
    ])
      writeIn(root, `${folder}/${name}`, '\0\x01');
  expect(await problems()).toEqual([]);
  expect(allLanguages(root)).toEqual(['en', 'el', 'de', 'ar']);
});

test('A picture that is a pointer, or can’t be read, is named as one', async () => {
  writeFileSync(lighthouse(), 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n');
  expect(await problems()).toEqual([expect.stringContaining('which is only a pointer of Git LFS')]);
  rmSync(lighthouse());
  symlinkSync('nowhere.jpg', lighthouse());
  expect(await problems()).toEqual([
    expect.stringContaining('lighthouse.jpg, which cannot be read'),
  ]);
});
