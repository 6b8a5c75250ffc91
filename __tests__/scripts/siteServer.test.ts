/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '../../scripts/siteServer';

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of ['el', 'about', 'static', 'page-data/404.html', '.hidden']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const [file, text] of [
    ['404.html', 'not found'],
    ['el/404.html', 'δεν βρέθηκε'],
    ['about/index.html', 'about'],
    ['.hidden/secret', 'secret'],
    [
      '_redirects',
      '/ /about/ 302! Language=en\n/ /el/about/ 302! Language=el\n/ /about/ 302!\n/el/* /el/404.html 404\n',
    ],
    ['_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n/static/*\n  Cache-Control: forever\n'],
    ['static/app.js', 'app'],
    ["static/a, b = 'c' & d@e;f.jpg", 'a picture'],
    ['static/large.js', 'large'],
    ['static/large.js.br', brotliCompressSync('large')],
  ] as const) {
    writeFileSync(join(folder, file), text);
  }
  site = await serveSite(folder, 0);
});

afterAll(() => {
  site.server.close();
  site.server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('A file is found whatever characters are in its name', async () => {
  const name = encodeURIComponent("a, b = 'c' & d@e;f.jpg");
  const answer = await fetch(`${site.url}/static/${name}`);
  expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
});

test.each([
  ['/about/', 200, 'about'],
  ['/nowhere', 404, 'not found'],
  ['/el/nowhere/', 404, 'δεν βρέθηκε'],
  ['/page-data/nowhere/page-data.json', 404, 'not found'],
  ['/.hidden/secret', 404, 'not found'],
  ['/_redirects', 404, 'not found'],
])('%s is answered with %i', async (path, status, text) => {
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test.each([
  ['el-GR,en;q=0.5', '/el/about/?from=card'],
  ['fr,en;q=0.5,el;q=0.1', '/about/?from=card'],
  ['fr', '/about/?from=card'],
  ['', '/about/?from=card'],
])('/ redirects a browser that prefers "%s" to %s', async (preferred, target) => {
  const headers = { 'Accept-Language': preferred };
  const answer = await fetch(`${site.url}/?from=card`, { headers, redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(target);
  expect(answer.headers.get('vary')).toBe('Accept-Language');
});

test('A page is sent in its own language, whatever the visitor prefers', async () => {
  const headers = { 'Accept-Language': 'el' };
  const answer = await fetch(`${site.url}/about/`, { headers, redirect: 'manual' });
  expect(answer.status).toBe(200);
});

test('A page without its slash is redirected, and nothing else', async () => {
  const answers = await Promise.all(
    ['/about?from=card', '/static', '/nowhere'].map((path) =>
      fetch(site.url + path, { redirect: 'manual' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([301, 404, 404]);
  expect(answers[0]?.headers.get('location')).toBe('/about/?from=card');
});

test('Only existing files are cached for a year, and everything else is revalidated', async () => {
  const kept = await Promise.all(
    ['/static/app.js', '/static/gone.js', '/about/'].map(async (path) =>
      (await fetch(site.url + path)).headers.get('cache-control'),
    ),
  );
  const revalidated = 'public, max-age=0, must-revalidate';
  expect(kept).toEqual(['forever', revalidated, revalidated]);
});

test('Compressed copies are sent to browsers that accept them', async () => {
  const sent = await Promise.all(
    ['br', 'identity'].map(async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await fetch(`${site.url}/static/large.js`, { headers });
      const header = (name: string) => answer.headers.get(name);
      return [header('content-encoding'), header('content-type'), await answer.text()];
    }),
  );
  const type = 'text/javascript; charset=utf-8';
  expect(sent).toEqual([
    ['br', type, 'large'],
    [null, type, 'large'],
  ]);
});

test('Requests that write are refused', async () => {
  const answer = await fetch(`${site.url}/about/`, { method: 'POST', body: 'text' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
