/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import config from '../../../gatsby-config';
import { writeHostFiles } from '../../../src/build/hosts/hostFiles';
import { contentRoot } from '../../../src/model/files/contentRoot';

const root = contentRoot();
const project = process.cwd();
let folder: string;

const write = (file: string, text = '') => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.chdir(folder);
  write('src/pages/about.tsx');
  for (const file of ['client-0123456789abcdef0123.js', 'seal.svg', 'static/logo-1a2b.svg'])
    write(`public/${file}`);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('Redirects are written as Netlify reads them, and Cloudflare Pages after it', () => {
  writeHostFiles(root, 'public');
  expect(linesOf('public/_redirects')).toEqual([
    '/ /about/ 302! Language=en',
    '/ /el/about/ 302! Language=el',
    '/ /de/about/ 302! Language=de',
    '/ /ar/about/ 302! Language=ar',
    '/ /about/ 302!',
    '/el/ /el/about/ 301!',
    '/de/ /de/about/ 301!',
    '/ar/ /ar/about/ 301!',
    '/ /about/ 302',
    '/el/ /el/about/ 301',
    '/de/ /de/about/ 301',
    '/ar/ /ar/about/ 301',
    '/el/* /el/404.html 404',
    '/de/* /de/404.html 404',
    '/ar/* /ar/404.html 404',
    '/* /404.html 404',
    '',
  ]);
});

test('Headers name folders and the files that a pattern matches, within the limits of Cloudflare Pages', () => {
  writeHostFiles(root, 'public');
  const lines = linesOf('public/_headers');
  const paths = lines.filter((line) => line.startsWith('/'));
  expect(paths.slice(0, 3)).toEqual(['/*', '/about/*', '/en/*']);
  expect(paths.slice(-2)).toEqual(['/seal.svg', '/static/logo-1a2b.svg']);
  expect(lines[lines.indexOf('/client-0123456789abcdef0123.js') + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeLessThan(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

test('Rules that the owner adds in static/ come first', () => {
  write('static/_redirects', '/old/ /about/ 301\n');
  write('static/_headers', '/brochure.pdf\n  X-Robots-Tag: noindex\n');
  writeHostFiles(root, 'public');
  expect(linesOf('public/_redirects').slice(0, 2)).toEqual([
    '/old/ /about/ 301',
    '/ /about/ 302! Language=en',
  ]);
  expect(linesOf('public/_headers').slice(0, 3)).toEqual([
    '/brochure.pdf',
    '  X-Robots-Tag: noindex',
    '/*',
  ]);
});

test('On Netlify nobody else writes headers beside ours', () => {
  expect(config.adapter?.name).toBe('static files');
  expect(readFileSync(join(project, 'netlify.toml'), 'utf8')).toContain(
    'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"',
  );
});
