/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type NginxServer, startNginx } from '../../../scripts/hosts/nginx';
import { hasNginx } from '../../../scripts/installNginx';
import { sampleSite } from '../../../scripts/paths';
import { contentRoot } from '../../../src/content/files/contentRoot';
import { readSite } from '../../../src/content/files/read';
import { localizedPath } from '../../../src/content/languages/languages';
import { compressSite } from '../../../src/hosting/compress';
import { security } from '../../../src/hosting/headers';
import { contentType, mimeTypeOf } from '../../../src/hosting/mimeTypes';
import { type Answer, ask, tell } from './ask';

const root = contentRoot();
const { languages, defaultLanguage } = readSite(root);
const others = languages.filter((code) => code !== defaultLanguage);
let nginx: NginxServer;

const get = (path: string, headers?: Record<string, string>) => ask(nginx.url + path, { headers });
const fileAt = (path: string) => readFileSync(join(nginx.site, path));

/** The first file in a folder of the site, as its address. */
function oneOf(folder: string, ending: string): string {
  const name = readdirSync(join(nginx.site, folder), { recursive: true, encoding: 'utf8' }).find(
    (one) => one.endsWith(ending),
  );
  if (!name) throw new Error(`${folder} has no file ${ending}. Build the site first.`);
  return `${folder}/${name}`;
}

const describeNginx = hasNginx() ? describe : describe.skip;
if (!hasNginx()) console.warn("nginx is not here: SKIPPED everything about nginx's configuration.");

describeNginx('nginx with our configuration', () => {
  beforeAll(async () => {
    nginx = await startNginx(root, sampleSite);
    await compressSite(nginx.site);
  }, 300_000);

  afterAll(() => nginx?.stop());

  describe('files', () => {
    test('each is sent with its type, and text with its charset', async () => {
      const files = readdirSync(nginx.site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(nginx.site.length))
        .filter((path) => !/^\/_[^/]*$|\.(br|gz)$|\/index\.html$/.test(path));
      const one = new Map(files.map((path) => [path.split('.').pop(), path]));
      for (const path of one.values()) {
        const type = mimeTypeOf(path);
        const { status, headers } = await ask(nginx.url + path, { method: 'HEAD' });
        expect([path, status, headers['content-type']]).toEqual([
          path,
          200,
          type && contentType(type),
        ]);
      }
    });

    test.each([
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ])('a browser that accepts %s gets the %s copy', async (accepted, encoding, unpack) => {
      for (const path of ['/about/', oneOf('/static', '.js'), '/sitemap.xml']) {
        const file = path.endsWith('/') ? `${path}index.html` : path;
        // Requests through a proxy are to be answered no worse.
        const headers = { 'Accept-Encoding': accepted, Via: '1.1 proxy' };
        const answer = await get(path, headers);
        expect(answer.headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
        });
        expect(answer.body).toHaveLength(
          statSync(join(nginx.site, `${file}.${encoding.replace('gzip', 'gz')}`)).size,
        );
        expect(unpack(answer.body).equals(fileAt(file))).toBe(true);
      }
    });

    test('a browser that accepts neither gets the file itself, with a Vary header for caches', async () => {
      for (const accepted of ['', 'br;q=0, identity']) {
        const answer = await get('/about/', { 'Accept-Encoding': accepted });
        expect(answer.headers).not.toHaveProperty('content-encoding');
        expect(answer.headers.vary).toBe('Accept-Encoding');
        expect(answer.body.equals(fileAt('/about/index.html'))).toBe(true);
      }
    });

    test('a file with a hash in its name is cached for a year, unless it is missing', async () => {
      for (const path of [oneOf('/static', '.js'), oneOf('/static', '.css'), oneOf('/fonts', '')]) {
        const { headers } = await get(path);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      const gone = await get('/static/app-00000000000000000000.js');
      expect(gone.status).toBe(404);
      expect(gone.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    test.each(['/about/', '/icon.svg', '/manifest.webmanifest', '/admin/admin.js'])(
      '%s is revalidated each time, with 304 while it is unchanged',
      async (path) => {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const fresh = await get(path, { 'Accept-Encoding': encoding });
          expect(fresh.status).toBe(200);
          expect(fresh.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
          const known = await get(path, {
            'Accept-Encoding': encoding,
            'If-None-Match': fresh.headers.etag ?? '',
          });
          expect(known.status).toBe(304);
          expect(known.body).toHaveLength(0);
          const changed = await get(path, { 'If-None-Match': '"older"' });
          expect(changed.status).toBe(200);
        }
      },
    );
  });

  describe('addresses', () => {
    const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);

    test.each([
      ...languages.map((code) => [about(code), code]),
      [about('de'), 'de-AT,de;q=0.9,en;q=0.8'],
      [about('el'), 'en;q=0.5, el;q=0.8'],
      [about('ar'), 'xx, ar;q=0.1, en;q=0'],
      [about(defaultLanguage), 'xx'],
      [about(defaultLanguage), ''],
      [about(defaultLanguage), ';;q=,*'],
    ])('/ leads to %s who prefers "%s"', async (target, preferred) => {
      const answer = await get('/', { 'Accept-Language': preferred });
      expect(answer.status).toBe(302);
      expect(answer.headers).toMatchObject({ location: target, vary: 'Accept-Language' });
    });

    test('/ also answers a request with an endless list of languages at once', async () => {
      const endless = `${'a-'.repeat(3900)}a,el`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => get('/', { 'Accept-Language': endless })),
      );
      for (const { headers } of answers) expect(headers.location).toBe(about(defaultLanguage));
    });

    test('redirects keep the query', async () => {
      const locations = await Promise.all(
        ['/?from=card&x=%0a', '/about?from=card', `/${others[0]}/?from=card`].map(
          async (path) => (await get(path)).headers.location,
        ),
      );
      expect(locations).toEqual([
        `${about(defaultLanguage)}?from=card&x=%0a`,
        '/about/?from=card',
        `${about(others[0] ?? '')}?from=card`,
      ]);
    });

    test("a language's folder permanently redirects to its page", async () => {
      for (const code of others) {
        const { status, headers } = await get(`/${code}/`);
        expect([status, headers.location]).toEqual([301, about(code)]);
      }
    });

    test('a page without its slash is redirected, by an address without host and port', async () => {
      for (const code of languages) {
        const { status, headers } = await get(about(code).slice(0, -1), { Host: 'inner:8080' });
        expect([status, headers.location]).toEqual([301, about(code)]);
      }
    });

    test.each([
      '/nowhere',
      '/nowhere/',
      '/static/nowhere.js',
      '/page-data/nowhere/page-data.json',
      ...others.map((code) => `/${code}/nowhere`),
      ...others.map((code) => `/${code}/nowhere/deep/`),
    ])('nothing at %s: the 404 page of its language, with 404', async (path) => {
      const [, folder = ''] = path.split('/');
      const page = others.includes(folder) ? `/${folder}/404.html` : '/404.html';
      const { status, body, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.equals(fileAt(page))).toBe(true);
      const compressed = await get(path, { 'Accept-Encoding': 'br' });
      expect(compressed.status).toBe(404);
      expect(brotliDecompressSync(compressed.body).equals(fileAt(page))).toBe(true);
    });

    test.each(['/static/', '/page-data/', '/fonts/', '/admin/assets/', '/page-data/404.html/'])(
      'no list of files at %s',
      async (path) => {
        const { status, body } = await get(path);
        expect(status).toBe(404);
        expect(body.equals(fileAt('/404.html'))).toBe(true);
      },
    );

    test('hidden files, compressed copies and files for hosts are not found; /.well-known/ is', async () => {
      for (const path of ['/.env', '/about/.git', '/_worker.js']) {
        writeFileSync(join(nginx.site, path), 'text');
      }
      const packed = ['/about/index.html.br', '/sitemap.xml.gz'];
      for (const path of ['/.env', '/about/.git', '/_worker.js', '/_headers', ...packed]) {
        expect(existsSync(join(nginx.site, path))).toBe(true);
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
      expect((await get('/.well-known/security.txt')).status).toBe(200);
    });

    test.each(['/../nginx.conf', '/%2e%2e/nginx.conf', '/static/../../nginx.conf'])(
      'no way out of the site by %s',
      async (path) => {
        const answer = await tell(nginx.port, `GET ${path} HTTP/1.0\r\n\r\n`);
        expect(answer).toMatch(/^HTTP\/1.1 400 /);
      },
    );

    test('two slashes never redirect to another host', async () => {
      for (const path of ['//example.com/about', '//example.com/..', '/\\example.com/about']) {
        const { headers } = await get(path);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      }
    });
  });

  describe('limits', () => {
    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
      '%s is refused',
      async (method) => {
        for (const path of ['/', '/about/', '/nowhere']) {
          const { status, headers } = await ask(nginx.url + path, { method });
          expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
        }
      },
    );

    test('HEAD is answered like GET, without the body', async () => {
      const whole = await get('/about/');
      const head = await ask(`${nginx.url}/about/`, { method: 'HEAD' });
      const { date: _one, ...expected } = whole.headers;
      const { date: _other, ...headers } = head.headers;
      expect([head.status, head.body.length, headers]).toEqual([200, 0, expected]);
    });

    test.each<[string, number, string, Parameters<typeof ask>[1]]>([
      ['an endless address', 414, `/${'a'.repeat(9000)}`, {}],
      ['an endless header', 400, '/about/', { headers: { Cookie: 'a'.repeat(9000) } }],
      ['a body', 413, '/about/', { body: 'a'.repeat(2000) }],
      ['a range', 200, '/about/', { headers: { Range: 'bytes=0-1' } }],
      ['a range beyond the end', 200, '/about/', { headers: { Range: 'bytes=99999999-' } }],
    ])('%s is answered with %i', async (_what, status, path, options) => {
      const body = options?.body;
      const headers = { ...options?.headers, ...(body && { 'Content-Length': `${body.length}` }) };
      const answer = await ask(nginx.url + path, { ...options, headers });
      expect(answer.status).toBe(status);
      const names = answer.names.map((name) => name.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
    });

    test("the image's health check detects whether it answers", () => {
      const [, check = ''] =
        /HEALTHCHECK CMD (\[.*\])/.exec(readFileSync('src/hosting/Dockerfile', 'utf8')) ?? [];
      const codes = [nginx.port, 1].map((port) => {
        const [program = '', ...args] = JSON.parse(check.replaceAll('8080', `${port}`));
        return spawnSync(program, args).status;
      });
      expect(codes).toEqual([0, 1]);
    });

    test('one connection serves many requests', async () => {
      const asked = 'HEAD /about/ HTTP/1.1\r\nHost: a\r\n';
      const last = `${asked}Connection: close\r\n\r\n`;
      const answers = await tell(nginx.port, `${asked}\r\n`.repeat(20).concat(last));
      expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(21);
    });

    test('the log has no address, user agent, referrer or query of a visitor', async () => {
      await get('/nowhere?secret', {
        'User-Agent': 'A browser',
        Referer: 'https://referrer.test/',
      });
      await ask(`${nginx.url}/about/`, { body: 'a'.repeat(2000) });
      const log = readFileSync(nginx.log, 'utf8');
      expect(log).toContain(' 404 GET /nowhere ');
      expect(log).not.toMatch(/127\.0\.0\.1|A browser|referrer|secret/);
    });

    test('every answer has the security headers, whatever its status', async () => {
      const named = Object.entries(security).map(([name, value]) => [name.toLowerCase(), value]);
      const hashed = oneOf('/static', '.js');
      const { etag = '' } = (await get('/about/')).headers;
      const answers: Answer[] = await Promise.all([
        ...['/', '/about', '/about/', hashed, '/nowhere', '/static/', '/.env'].map((at) => get(at)),
        get('/about/', { 'If-None-Match': etag }),
        get(`/${'a'.repeat(9000)}`),
        get('/about/', { Cookie: 'a'.repeat(9000) }),
        ask(`${nginx.url}/about/`, { method: 'POST' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([
        302, 301, 200, 200, 404, 404, 404, 304, 414, 400, 405,
      ]);
      for (const { headers } of answers) {
        expect(headers).toMatchObject(Object.fromEntries(named));
        expect(headers.server).toBe('nginx');
      }
    });
  });
});
