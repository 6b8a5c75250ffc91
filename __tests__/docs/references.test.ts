/** @jest-environment node */
/** Readers of the documentation find each page, file, command and test that it names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json';
import { describeTemplate, isTemplate } from '../tools/template';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...(isTemplate ? readdirSync('docs') : [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (page: string) => readFileSync(page, 'utf8');

/** As GitHub makes them from headings. */
const anchorsIn = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path ? join(dirname(page), path) : page;
  // GitHub's own pages of the repository, such as its settings.
  if (file.startsWith('..')) return false;
  return !existsSync(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
}

describeTemplate.each(pages)('%s', (page) => {
  test('links to pages and headings that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => isBroken(page, link))).toEqual([]);
  });

  test('names commands of package.json', () => {
    const names = [...read(page).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(names));
  });

  test('names files that exist', () => {
    const paths = [
      ...read(page).matchAll(/(?<![\w/.-])(?:src|scripts|static|__tests__|\.github)\/[\w./-]*\w/g),
    ].map(([path]) => path);
    // The owner may write the first two; builds write the types.
    const made = /^(static\/_(headers|redirects)|src\/gatsby-types\.d\.ts)$/;
    expect(paths.filter((path) => !existsSync(path) && !made.test(path))).toEqual([]);
  });
});

(isTemplate ? test : test.skip)('docs/quality.md names browser tests that exist', () => {
  const lists = [...read('docs/quality.md').matchAll(/\(((?:`[\w.]+`,?\s*)+)\)/g)];
  const names = lists.flatMap(([, list = '']) => list.match(/[\w.]+/g) ?? []);
  expect(names.length).toBeGreaterThan(20);
  const specs = readdirSync('__tests__/browser').map((file) => file.replace('.full.', '.'));
  expect(names.filter((name) => !specs.includes(`${name}.spec.ts`))).toEqual([]);
});
