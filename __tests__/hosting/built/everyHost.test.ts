/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSite } from '../../../scripts/paths';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readSite } from '../../../src/content/files/read';
import { localizedPath } from '../../../src/content/languages/languages';
import { matchLanguage, parseAcceptLanguage } from '../../../src/content/languages/matchLanguage';
import { hashedFolders, security } from '../../../src/hosting/headers';
import { type Answer, ask } from './ask';
import { hosts } from './hosts';

const root = contentRoot();
const site = sampleSite;
const { languages, defaultLanguage } = readSite(root);
const others = languages.filter((code) => code !== defaultLanguage);
const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);

/** Of each folder whose files are kept for good, one. */
const hashed = hashedFolders.flatMap((folder) => {
  const [file] = readdirSync(site + folder, { withFileTypes: true }).filter((one) => one.isFile());
  return file ? [folder + file.name] : [];
});

const kept = ['/icon.svg', '/manifest.webmanifest', '/sitemap.xml', '/admin/admin.js'];
const nowhere = ['/nowhere', '/nowhere/', '/static/nowhere-0123.js'];
const pages = [...languages.map(about), '/admin/'];
const folders = others.map((code) => `/${code}/`);
const wishes = [
  ...languages,
  ...languages.map((code) => `${code}-XX,xx;q=0.9,en;q=0.1`),
  'xx, de;q=0.5, el;q=0.8',
  'xx',
  '*',
  '',
];

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const expectSecurityHeaders = (headers: Answer['headers']) =>
  expect(headers).toMatchObject(lowerCase(security));

/** The file that the host finds at an address. */
const contentAt = (path: string) =>
  readFileSync(join(site, path.endsWith('/') ? `${path}index.html` : path));

const tested = hosts.filter(({ isTested }) => isTested);

for (const { name, start, readsFirstLanguageOnly, isNetlify } of tested) {
  describe(name, () => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      server = await start(root, site);
    }, 300_000);
    afterAll(() => server.stop());

    const visit = (path: string, language: string) =>
      ask(server.url + path, { headers: { 'Accept-Language': language } });

    test.each(wishes)('/ redirects a browser that prefers "%s" to its page', async (wish) => {
      const read = readsFirstLanguageOnly ? (wish.split(',')[0] ?? '') : wish;
      const target = about(matchLanguage(parseAcceptLanguage(read), languages) ?? defaultLanguage);
      const { status, headers } = await visit('/?from=card', wish);
      expect([status, headers.location]).toEqual([302, `${target}?from=card`]);
      if (isNetlify) return;
      expect(headers.vary).toContain('Accept-Language');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expectSecurityHeaders(headers);
    });

    test.each(folders)('%s permanently redirects to its page', async (path) => {
      const { status, headers } = await visit(`${path}?from=card`, 'en');
      expect([status, headers.location]).toEqual([301, `${path}about/?from=card`]);
      if (!isNetlify) expectSecurityHeaders(headers);
    });

    test.each(pages)('%s is a page, and redirects there without its slash', async (path) => {
      const { status, headers, body } = await visit(path, 'xx');
      expect(status).toBe(200);
      expect(body.equals(contentAt(path))).toBe(true);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expectSecurityHeaders(headers);
      if (isNetlify) return;
      const bare = await visit(`${path.slice(0, -1)}?from=card`, 'xx');
      expect(bare.headers.location).toBe(`${path}?from=card`);
      expect([301, 308]).toContain(bare.status);
    });

    test.each([
      ...hashed.map((path) => [path, 'public, max-age=31536000, immutable']),
      ...kept.map((path) => [path, 'public, max-age=0, must-revalidate']),
    ])('%s is sent with Cache-Control: %s', async (path, expected) => {
      const { status, headers, body } = await visit(path, 'xx');
      expect(status).toBe(200);
      expect(body.equals(contentAt(path))).toBe(true);
      if (!isNetlify) expect(headers['cache-control']).toBe(expected);
      expectSecurityHeaders(headers);
    });

    test.each([
      ['/about/', 'same-origin'],
      [hashed.find((path) => path.startsWith('/static/')), 'same-origin'],
      [hashed.find((path) => path.startsWith('/cards/')), 'cross-origin'],
    ])('%s may be embedded: %s', async (path = '', expected = '') => {
      const { headers } = await visit(path, 'xx');
      expect(headers['cross-origin-resource-policy']).toBe(expected);
    });

    test.each([
      ...nowhere.map((path) => [path, '/404.html']),
      ...others.map((code) => [`/${code}/nowhere.html`, `/${code}/404.html`]),
      ...others.map((code) => [`/${code}/deep/nowhere/`, `/${code}/404.html`]),
    ])('%s does not exist and shows %s', async (path, page) => {
      const { status, headers, body } = await visit(path, 'xx');
      expect(status).toBe(404);
      expect(body.equals(contentAt(page ?? ''))).toBe(true);
      expectSecurityHeaders(headers);
    });
  });
}

test('Every file with a hash in its name is in a folder that is cached for a year', () => {
  const loose = readdirSync(site).filter((name) => /[.-][0-9a-f]{12,}\./.test(name));
  expect(loose).toEqual([]);
});
