/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { hostFiles } from '../adapter';
import { headersFor, hostRules, notFoundPage, revalidate } from '../index';

type Context = Parameters<IAdapter['adapt']>[0];

const project = process.cwd();
const info = jest.fn();
let folder: string;

/** A site of three pages in two languages. */
const options = {
  siteUrl: 'https://www.example.com',
  pages: ['/', '/contact/', '/es/'],
  notFoundPages: ['/es/404.html'],
  sameOrigin: ['/contact/', '/es/'],
  hashed: ['/fonts/'],
  sandboxed: ['/drawings/'],
};
function build(changes: Partial<typeof options> = {}): void {
  const context = { reporter: { info, panic: fail } } as unknown as Context;
  const adapter = hostFiles({ ...options, ...changes });
  adapter.config?.(context);
  adapter.adapt(context);
}
function fail(message: string): never {
  throw new Error(message);
}

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const read = (name: string) => readFileSync(join(folder, 'public', name), 'utf8');
const linesOf = (name: string) => read(name).split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.chdir(folder);
  for (const file of ['seal.svg', 'drawings/plan.svg', 'app-0123456789abcdef0123.js', 'sw.js'])
    write(`public/${file}`);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('Each folder’s missing pages have its 404 page', () => {
  build();
  expect(linesOf('_redirects')).toEqual(['/es/* /es/404.html 404', '/* /404.html 404', '']);
});

test('Headers name folders and the files that a pattern matches, within the limits of Cloudflare Pages', () => {
  build();
  const lines = linesOf('_headers');
  const paths = lines.filter((line) => line.startsWith('/'));
  expect(paths).toEqual([
    '/*',
    '/contact/*',
    '/es/*',
    '/fonts/*',
    '/static/*',
    '/app-0123456789abcdef0123.js',
    '/drawings/*',
    '/seal.svg',
  ]);
  expect(lines[lines.indexOf('/app-0123456789abcdef0123.js') + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  // A host that combines the rules for a path sends no other header twice.
  const [everywhere = '', ...others] = lines.join('\n').split('\n\n');
  const namesIn = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const repeated = others.flatMap(namesIn).filter((name) => namesIn(everywhere).includes(name));
  expect([...new Set(repeated)]).toEqual(['Content-Security-Policy']);
});

test('What the owner has in static/ comes first, or is used instead', () => {
  const own = {
    _redirects: '/old/ /contact/ 301\n',
    _headers: '/brochure.pdf\n  X-Robots-Tag: noindex\n',
    'robots.txt': 'own',
  };
  for (const [name, text] of Object.entries(own))
    for (const place of ['static', 'public']) {
      write(`${place}/${name}`, text);
      chmodSync(join(folder, place, name), 0o444);
    }
  build();
  expect(linesOf('_redirects').slice(0, 2)).toEqual([
    '/old/ /contact/ 301',
    '/es/* /es/404.html 404',
  ]);
  expect(linesOf('_headers').slice(0, 3)).toEqual([
    '/brochure.pdf',
    '  X-Robots-Tag: noindex',
    '/*',
  ]);
  expect(read('robots.txt')).toBe('own');
});

test('Robots find each page', () => {
  build({ pages: [...options.pages, '/a & ü/'] });
  expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['', 'contact/', 'es/', 'a%20&amp;%20%C3%BC/'].map((path) => `https://www.example.com/${path}`),
  );
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(info).not.toHaveBeenCalled();
});

test.each(['', '/'])(
  'A site below a path has it in all rules and addresses, and its robots.txt is to be copied: %j',
  (end) => {
    build({ siteUrl: `https://example.com/a.b${end}` });
    expect(linesOf('_redirects')[1]).toBe('/a.b/* /a.b/404.html 404');
    expect(linesOf('_headers')).toEqual(expect.arrayContaining(['/a.b/fonts/*', '/a.b/seal.svg']));
    expect(read('sitemap.xml')).toContain('<loc>https://example.com/a.b/contact/</loc>');
    expect(read('robots.txt')).toContain('Sitemap: https://example.com/a.b/sitemap.xml');
    expect(info.mock.calls.flat().at(-1)).toContain('robots.txt at https://example.com/ ');
  },
);

test('A server can follow the same rules', () => {
  const rules = hostRules({ ...options, siteUrl: 'https://example.com/a.b' });
  const security = headersFor(rules, '/elsewhere');
  expect(security).toMatchObject({ 'Cache-Control': revalidate, 'X-Frame-Options': 'SAMEORIGIN' });
  const hashed = { ...security, 'Cache-Control': 'public, max-age=31536000, immutable' };
  const sandboxed = { ...security, 'Content-Security-Policy': "frame-ancestors 'self'; sandbox" };
  expect(
    Object.entries({
      '/a.b/': security,
      '/a.b/contact/': { ...security, 'Cross-Origin-Resource-Policy': 'same-origin' },
      '/a.b/fonts/text.woff2': hashed,
      '/a.b/static/deep/picture.avif': hashed,
      '/a.b/styles.0123456789abcdef0123.css': hashed,
      '/a.b/deep/styles.0123456789abcdef0123.css': security,
      '/a.b/seal.svg': sandboxed,
      '/a.b/drawings/plan.svg': sandboxed,
      '/axb/seal.svg': security,
      '/fonts/text.woff2': security,
    }).filter(([path, headers]) => {
      return JSON.stringify(headersFor(rules, path)) !== JSON.stringify(headers);
    }),
  ).toEqual([]);
  expect(
    ['/a.b/nowhere', '/a.b/es/deep/', '/a.b/espresso', '/'].map((path) =>
      notFoundPage(rules, path),
    ),
  ).toEqual(['/a.b/404.html', '/a.b/es/404.html', '/a.b/404.html', undefined]);
});

test.each([
  [{ siteUrl: undefined }, '"siteUrl" is missing. Write the site’s address'],
  [{ siteUrl: 'example.com' }, '"siteUrl" must be an address such as "https://www.example.com".'],
  [{ siteUrl: 'https://example.com/?q' }, '"siteUrl" must be an address'],
  [{ pages: undefined }, '"pages" is missing. List the pages of the sitemap, such as "/contact/".'],
  [{ pages: ['contact/'] }, '"pages[0]" must be a path such as "/contact/".'],
  [{ notFoundPages: ['/es/'] }, '"notFoundPages[0]" must be a path such as "/es/404.html".'],
  [{ hashed: ['/fonts'] }, '"hashed[0]" must be a path such as "/fonts/".'],
  [{ sandboxed: '/drawings/' }, '"sandboxed" must be an array'],
  [{ hashes: [] }, '"hashes" is not allowed'],
])('Wrong options stop a build: %j', (wrong, message) => {
  const panic = jest.fn();
  const adapter = hostFiles({ ...options, ...(wrong as object) });
  adapter.config?.({ reporter: { panic } } as unknown as Context);
  expect(panic.mock.calls).toEqual([[expect.stringContaining(message)]]);
});
