/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { writeCloudflareFiles } from '../../src/hosting/cloudflare';
import { writeNginx } from '../../src/hosting/nginx';
import { copyContent, edit } from '../content/project';

let root: string;
let folder: string;
/** Greek is the default language, and not the first one. */
beforeAll(() => {
  root = copyContent();
  edit<object>(root, 'content/site.json', (site) =>
    Object.assign(site, { defaultLanguage: 'el', languages: ['en', 'el', 'ar'] }),
  );
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
beforeEach(() => {
  writeCloudflareFiles(root, folder);
  writeNginx(root, folder);
});
afterAll(() => {
  for (const one of [root, folder]) rmSync(one, { recursive: true });
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Runs the code of a host's function, and returns its default export. */
function load<T>(file: string): T {
  const code = read(file);
  expect(code).not.toMatch(/^export \{|^\/\/ /m);
  return runInThisContext(`(() => { ${code.replace('export default', 'return')} })()`);
}

/** Where visitors are led from `/`, by the languages that their browser accepts; resolveRoot.test.ts has more. */
const visitors = [
  ['el', '/about/'],
  ['ar-EG,ar;q=0.9,en;q=0.8', '/ar/about/'],
  ['fr', '/about/'],
  [undefined, '/about/'],
] as const;

describe('Cloudflare Pages', () => {
  const ask = (init?: RequestInit, path = '/') =>
    load<{ fetch: (request: Request) => Response }>('_worker.js').fetch(
      new Request(`https://www.example.com${path}`, init),
    );

  test.each(visitors)('redirects a browser that prefers "%s" to %s', (accepted, page) => {
    const response = ask({
      headers: accepted === undefined ? {} : { 'Accept-Language': accepted },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(page);
    expect(response.headers.get('Vary')).toBe('Accept-Language');
  });

  test('keeps the query', () => {
    expect(ask({}, '/?from=card').headers.get('Location')).toBe('/about/?from=card');
  });

  test('sends the security headers, and the answer is not cached', () => {
    const { headers } = ask();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('answers only GET and HEAD', () => {
    expect(ask({ method: 'HEAD' }).status).toBe(302);
    const refusal = ask({ method: 'POST' });
    expect(refusal.status).toBe(405);
    expect(refusal.headers.get('Allow')).toBe('GET, HEAD');
    expect(refusal.headers.get('Location')).toBeNull();
  });

  test('runs the function for the front page only', () => {
    expect(JSON.parse(read('_routes.json'))).toEqual({
      version: 1,
      include: ['/', '/auth', '/callback'],
      exclude: [],
    });
  });
});

describe('nginx', () => {
  test.each(visitors)('redirects a browser that prefers "%s" to %s', (accepted, page) => {
    const answer = jest.fn();
    const headersIn = { 'Accept-Language': accepted };
    const { handler } = load<{ handler: (request: object) => void }>('front.js');
    handler({ headersIn, variables: {}, return: answer });
    expect(answer).toHaveBeenCalledWith(302, page);
    handler({ headersIn, variables: { args: 'from=card' }, return: answer });
    expect(answer).toHaveBeenLastCalledWith(302, `${page}?from=card`);
  });

  test.each([
    ['loads what sends compressed files', 'ngx_http_brotli_static_module.so;'],
    ['loads what runs the function', 'ngx_http_js_module.so;'],
    ['listens at 8080', 'listen 8080;'],
    ['writes below /tmp', 'pid /tmp/nginx.pid;'],
    ['keeps requests below /tmp', '    client_body_temp_path /tmp/nginx-client_body;\n'],
    [
      'keeps answers below /tmp',
      '    proxy_temp_path /tmp/nginx-proxy;\n    fastcgi_temp_path /tmp/nginx-fastcgi;\n    uwsgi_temp_path /tmp/nginx-uwsgi;\n    scgi_temp_path /tmp/nginx-scgi;\n',
    ],
    [
      'logs no addresses',
      "log_format plain '$time_iso8601 $status $request_method $asked $body_bytes_sent $request_time';",
    ],
    [
      'lets browsers keep files with a hash in their names',
      '"~^(200|304) (/static/|/fonts/|/cards/|/admin/assets/|/admin/chunks/)" "public, max-age=31536000, immutable";',
    ],
    ['lets browsers keep nothing else', 'default "public, max-age=0, must-revalidate";'],
    [
      'has the 404 page of each language',
      '        ~^/en/ /en/404.html;\n        ~^/ar/ /ar/404.html;\n        default /404.html;',
    ],
    [
      'sends the headers of every page',
      '        add_header X-Content-Type-Options "nosniff" always;\n',
    ],
    ['forbids framing', '        add_header X-Frame-Options "SAMEORIGIN" always;\n'],
    [
      'hides files for other hosts',
      String.raw`location ~ "/\.(?!well-known/)|^/(_headers|_redirects|_routes\.json|_worker\.js)$|\.(br|gz)$" {`,
    ],
    [
      'leads from a language to its page',
      '        location = /en/ {\n            return 301 /en/about/$is_args$args;\n        }\n        location = /ar/ {',
    ],
    ['names the type of each file', '        text/html html;\n        text/css css;\n'],
    [
      'says that text is UTF-8',
      'charset_types text/css text/javascript application/json text/plain text/xml image/svg+xml application/manifest+json;',
    ],
  ])('%s', (_, line) => expect(read('nginx.conf')).toContain(line));

  test('answers the front page with the function alone', () => {
    expect(read('nginx.conf').match(/location = \/ \{\n.*/g)).toEqual([
      'location = / {\n            js_content front.handler;',
    ]);
  });

  test('listens and writes where the options say', () => {
    writeNginx(root, join(folder, 'other'), { port: 9000, temp: '/run' });
    const configuration = read('other/nginx.conf');
    expect(configuration).toContain('listen 9000;');
    expect(configuration).toContain('pid /run/nginx.pid;');
    expect(configuration).toContain('uwsgi_temp_path /run/nginx-uwsgi;');
    expect(configuration).not.toContain('/tmp');
  });
});
