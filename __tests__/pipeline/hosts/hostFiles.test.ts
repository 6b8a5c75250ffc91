/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../../gatsby-config';
import { readContent } from '../../../src/files/read';
import { writeHostFiles } from '../../../src/pipeline/hosts/hostFiles';
import { contentOfEachTest, put, writeIn } from '../../model/project';
import { isTemplate } from '../../tools/template';

const project = process.cwd();
const note = jest.fn();
const root = contentOfEachTest();
let folder: string;

const write = (file: string, text = '') => writeIn(folder, file, text);
const read = (name: string) => readFileSync(join(folder, 'public', name), 'utf8');
const linesOf = (name: string) => read(name).split('\n');
const listed = () => [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const setUrl = (url: string) => put(root, 'content/company.json', 'url', url);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.chdir(folder);
  for (const page of ['about', 'imprint']) write(`src/pages/${page}.tsx`);
  for (const file of ['client-0123456789abcdef0123.js', 'seal.svg']) write(`public/${file}`);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('Each language’s missing pages have its 404 page', () => {
  writeHostFiles(readContent(root), 'public', note);
  expect(linesOf('_redirects')).toEqual([
    '/el/* /el/404.html 404',
    '/de/* /de/404.html 404',
    '/ar/* /ar/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test('Headers name folders and the files that a pattern matches, within the limits of Cloudflare Pages', () => {
  writeHostFiles(readContent(root), 'public', note);
  const lines = linesOf('_headers');
  const paths = lines.filter((line) => line.startsWith('/'));
  expect(paths.slice(0, 3)).toEqual(['/*', '/about/*', '/imprint/*']);
  expect(paths.at(-1)).toBe('/seal.svg');
  expect(lines[lines.indexOf('/client-0123456789abcdef0123.js') + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  // A host that combines the rules for a path sends no other header twice.
  const [everywhere = '', ...others] = lines.join('\n').split('\n\n');
  const namesIn = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const repeated = others.flatMap(namesIn).filter((name) => namesIn(everywhere).includes(name));
  expect([...new Set(repeated)]).toEqual(['Content-Security-Policy']);
});

test('What the owner has in static/ comes first, or is used instead', () => {
  write('static/_redirects', '/old/ /about/ 301\n');
  write('static/_headers', '/brochure.pdf\n  X-Robots-Tag: noindex\n');
  write('static/robots.txt', 'own');
  write('public/robots.txt', 'own');
  writeHostFiles(readContent(root), 'public', note);
  expect(linesOf('_redirects').slice(0, 2)).toEqual([
    '/old/ /about/ 301',
    '/el/* /el/404.html 404',
  ]);
  expect(linesOf('_headers').slice(0, 3)).toEqual([
    '/brochure.pdf',
    '  X-Robots-Tag: noindex',
    '/*',
  ]);
  expect(read('robots.txt')).toBe('own');
});

test('Robots find each page in the languages that have a text for it', () => {
  writeIn(root, 'content/imprint/de.md', '## Galini');
  writeIn(root, 'content/imprint/el.md', ' \n');
  writeHostFiles(readContent(root), 'public', note);
  expect(listed()).toEqual(
    ['about/', 'el/about/', 'de/about/', 'ar/about/', 'de/imprint/'].map(
      (path) => `https://www.example.com/${path}`,
    ),
  );
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(note).not.toHaveBeenCalled();
});

test('robots.txt of a site below a path must be copied to the root, which the build says', () => {
  setUrl('https://example.com/about-us');
  writeHostFiles(readContent(root), 'public', note);
  expect(note.mock.calls.flat()).toEqual([
    expect.stringContaining('robots.txt at https://example.com/ '),
  ]);
  expect(listed()[0]).toBe('https://example.com/about-us/about/');
  expect(read('robots.txt')).toContain('Sitemap: https://example.com/about-us/sitemap.xml');
});

(isTemplate ? test : test.skip)('On Netlify nobody else writes headers beside ours', () => {
  expect(config.adapter?.name).toBe('static files');
  expect(readFileSync(join(project, 'netlify.toml'), 'utf8')).toContain(
    'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"',
  );
});
