/** What every host of the site does, tested on the built sample. Hosts that need an account read the same rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../../src/files/contentRoot';
import { readSettings } from '../../../../src/files/read';
import { localizedPath } from '../../../../src/model/languages';
import { sampleSite as site } from '../../../tools/paths';

const { languages, defaultLanguage } = readSettings(contentRoot());
const others = languages.filter((code) => code !== defaultLanguage);
const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join('/', entry.parentPath.slice(site.length), entry.name));
/** A file in the site. */
export const fileLike = (pattern: RegExp) =>
  files.find((file) => pattern.test(file)) ?? String(pattern);
/** Its address, if the site is built with an editor. */
const editor = ['/admin/'].filter((path) => files.includes(`${path}index.html`));
const contentAt = (path: string) =>
  readFileSync(join(site, path.endsWith('/') ? `${path}index.html` : path));

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
/** Of every answer. */
const security = {
  'content-security-policy': expect.stringMatching(/^frame-ancestors 'self'/),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const sandbox = "frame-ancestors 'self'; sandbox";

interface Server {
  url: string;
  stop: () => void | Promise<void>;
}

export function testHost(start: () => Promise<Server>): void {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(() => server.stop());

  async function visit(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(server.url + path, { headers, redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    const all = Object.fromEntries(response.headers);
    expect(all).toMatchObject(security);
    return { status: response.status, headers: all, body };
  }

  test('/ is a page, the same for all', async () => {
    const { status, headers, body } = await visit('/?from=card', { 'Accept-Language': 'el' });
    expect([status, headers['cache-control']]).toEqual([200, revalidate]);
    expect(headers.vary ?? '').not.toMatch(/language/i);
    expect(body.equals(contentAt('/'))).toBe(true);
  });

  test.each([...languages.map(about), ...editor])(
    '%s is a page, whatever the visitor prefers, and redirects there without its slash',
    async (path) => {
      const { status, headers, body } = await visit(path, { 'Accept-Language': 'xx' });
      expect([status, headers['cache-control']]).toEqual([200, revalidate]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(body.equals(contentAt(path))).toBe(true);
      const bare = await visit(`${path.slice(0, -1)}?from=card`);
      expect([bare.status, bare.headers.location]).toEqual([301, `${path}?from=card`]);
    },
  );

  test.each([
    [fileLike(/^\/static\/.*\.avif$/), { 'content-type': 'image/avif' }],
    [fileLike(/^\/fonts\//), { 'content-type': 'font/woff2' }],
    [fileLike(/^\/map\//), { 'content-security-policy': sandbox }],
    ['/robots.txt', { 'cache-control': revalidate }],
  ])(
    '%s is sent with its headers, and only once while it stays the same',
    async (path, expected) => {
      const { status, headers, body } = await visit(path);
      expect(status).toBe(200);
      expect({
        ...headers,
        'content-type': headers['content-type']?.replace(/;.*/, ''),
      }).toMatchObject(expected);
      expect(body.equals(contentAt(path))).toBe(true);
      const again = await visit(path, { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test('Every file with a hash in its name is cached for a year', async () => {
    const hashed = files
      .filter((file) => /[.-][0-9a-f]{12,}\.\w+$/.test(file))
      .filter((file) => !existsSync(join('static', file)));
    expect(hashed.length).toBeGreaterThan(5);
    for (const file of hashed) {
      const { headers } = await fetch(server.url + file, { method: 'HEAD' });
      expect([file, headers.get('cache-control')]).toEqual([file, forever]);
      // Other sites show the card with a link to ours.
      if (file.startsWith('/cards/'))
        expect(headers.get('cross-origin-resource-policy')).toBeNull();
    }
  });

  test.each([
    ...['/nowhere', '/nowhere/', '/static/', '/static/gone-0123.js'].map((path) => [
      path,
      '/404.html',
    ]),
    ...others.map((code) => [`/${code}/nowhere.html`, `/${code}/404.html`]),
    ...others.map((code) => [`/${code}/deep/nowhere/`, `/${code}/404.html`]),
  ])('%s does not exist and shows %s', async (path, page) => {
    const { status, headers, body } = await visit(path);
    expect([status, headers['cache-control']]).toEqual([404, revalidate]);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(body.equals(contentAt(page ?? ''))).toBe(true);
  });

  test.each(['//about', '///about', '/\\about', '//example.com/about'])(
    '%s does not redirect to another host',
    async (path) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual' });
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
}
