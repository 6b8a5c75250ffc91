/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../src/files/read';
import { deadLinks, deadTargets } from '../../src/pipeline/links';
import { contentOfEachTest, put } from '../model/project';

const root = contentOfEachTest();

/** What is dead of these links in the footer. */
function deadOf(...urls: string[]) {
  put(
    root,
    'content/company.json',
    'links',
    urls.map((url) => ({ label: { en: 'Link', el: 'Link', de: 'Link', ar: 'Link' }, url })),
  );
  return deadLinks(readContent(root), '.').map(({ key, problem }) => `${key} ${problem}`);
}

test('Links to pages and files that the site has, and to other sites, are not named', () => {
  expect(
    deadOf(
      'https://www.example.com/',
      'https://www.example.com/about',
      'https://example.com/de/about/#team',
      'https://www.example.com/admin/',
      'https://www.example.com/sitemap.xml',
      'https://shop.example.com/nowhere/',
    ),
  ).toEqual([]);
});

test.each([
  'https://www.example.com/jobs/',
  'https://example.com/de/careers',
  'https://www.example.com/privacy/',
  'https://www.example.com/fr/about/',
  'https://www.example.com/%E0',
])('%s is named', (url) => {
  expect(deadOf(url)).toEqual([`links[0].url links to ${url}, which this site does not have.`]);
});

test('A section to which an entry of a section links must be chosen', () => {
  const items = [{ name: 'Bremen Ports', url: '#references' }];
  const words = { label: 'Customers', title: 'Who plans with us', items };
  put(root, 'locales/en/translation.json', 'page.about.references', words);
  expect(deadTargets(readContent(root), '.')).toMatchObject([
    { key: 'page.about.references.items[0].url' },
  ]);
  put(root, 'content/about.json', 'sections', ['services', 'references']);
  expect(deadTargets(readContent(root), '.')).toEqual([]);
});

test('A section that the page lacks in its language is named, with those that it has', () => {
  put(root, 'locales/de/translation.json', 'page.about.team', undefined);
  expect(
    deadOf(
      'https://www.example.com/about/#team',
      'https://www.example.com/de/about/#page-location',
      'https://www.example.com/de/about/#team',
    ),
  ).toEqual([
    'links[2].url links to https://www.example.com/de/about/#team, a section that the page does not have. Its sections are #mission, #value, #services, #figures, #page-location.',
  ]);
});

test('A build refuses a button that leads to what its page does not have', () => {
  const putActions = (language: string, urls: string[]) =>
    put(
      root,
      `locales/${language}/translation.json`,
      'page.about.title.actions',
      urls.map((url) => ({ label: 'Go', url })),
    );
  putActions('en', ['/de/about/#team', 'mailto:hello@example.com']);
  putActions('de', ['/files/menu.pdf', '#jobs']);
  const fix = 'Correct the address, or put the file into static/.';
  const file = 'locales/de/translation.json';
  expect(deadTargets(readContent(root), '.')).toEqual([
    {
      file,
      line: expect.any(Number),
      key: 'page.about.title.actions[0].url',
      problem: 'links to /files/menu.pdf, which this site does not have.',
      fix,
    },
    {
      file,
      line: expect.any(Number),
      key: 'page.about.title.actions[1].url',
      problem:
        'links to #jobs, a section that the page does not have. Its sections are #mission, #team, #value, #services, #figures, #page-location.',
      fix,
    },
  ]);
});

test('Below a path, the rest of the host is another site', () => {
  put(root, 'content/company.json', 'url', 'https://www.example.com/galini');
  expect(
    deadOf(
      'https://www.example.com/jobs/',
      'https://www.example.com/galini/about/',
      'https://www.example.com/galini/jobs/',
    ),
  ).toEqual([
    'links[2].url links to https://www.example.com/galini/jobs/, which this site does not have.',
  ]);
});

test('In texts, a dead link is named by its words, at its field', () => {
  const text = '[Jobs](/jobs/), [team](#team), [crew](#crew), [us](/de/about/) and [x](x)';
  put(root, 'locales/en/translation.json', 'page.about.intro.text', text);
  expect(deadLinks(readContent(root), '.')).toEqual([
    expect.objectContaining({
      file: 'locales/en/translation.json',
      line: expect.any(Number),
      key: 'page.about.intro.text',
      problem: '“Jobs” links to /jobs/, which this site does not have.',
    }),
    expect.objectContaining({
      problem: expect.stringMatching(
        /^“crew” links to #crew, a section that the page does not have/,
      ),
    }),
  ]);
});

test('In legal texts, a dead link is named by its words', () => {
  mkdirSync(join(root, 'content/imprint'));
  writeFileSync(
    join(root, 'content/imprint/en.md'),
    'See the [privacy notice](/privacy/), [us](/about/), or [write](mailto:hello@example.com).\n',
  );
  expect(deadLinks(readContent(root), '.')).toEqual([
    {
      file: 'content/imprint/en.md',
      key: '“privacy notice”',
      problem: 'links to /privacy/, which this site does not have.',
      fix: 'Correct the address, or put the file into static/.',
    },
  ]);
});
