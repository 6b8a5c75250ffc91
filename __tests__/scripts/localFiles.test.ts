/** @jest-environment node */
/** What the server of `npm start` gives the editor, and to whom. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { localFiles } from '../../plugins/editor/src/build/localFiles';
import { defaultPictures } from '../../plugins/editor/src/build/options';
import { listFiles } from '../../src/files/files';
import { readContent } from '../../src/files/read';
import { editorOptions } from '../../src/pipeline/editorOptions';
import { copyContent, writeIn } from '../model/project';
import { temporaryFolder } from '../tools/temporaryFolder';

const company = 'content/company.json';
const root = copyContent(temporaryFolder());
const outside = temporaryFolder();
let command: ChildProcess;
let site: string;

beforeAll(async () => {
  writeIn(root, 'public/admin/index.html', 'The editor');
  writeIn(root, 'package.json', '{}');
  // The site is there: nothing is built.
  writeIn(root, 'node_modules/gatsby/cli.js', '');
  writeIn(outside, 'secret.jpg', 'Secret');
  const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts'].map((file) => resolve(file));
  const env = { ...process.env, CONTENT_ROOT: '' };
  command = spawn(process.execPath, [...script, '--port', '0'], { cwd: root, env });
  for await (const printed of command.stdout ?? []) {
    const [, url] = /(http:.+)\/admin\//.exec(String(printed)) ?? [];
    if (!url) continue;
    site = url;
    break;
  }
});

afterAll(() => command.kill());

interface Asked {
  method?: string;
  file?: string;
  /** In place of `file`, as it is written in the address. */
  query?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Asks as the editor does, unless `headers` differ. Those without a value are left out. */
async function ask({ file, headers, body, ...asked }: Asked = {}, address = site) {
  const { method = 'GET', query = file === undefined ? '' : `?file=${encodeURIComponent(file)}` } =
    asked;
  const { host, port } = new URL(address);
  const all = { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin', 'X-Editor': 'yes' };
  const given = Object.entries({ Host: host, ...all, 'If-Match': '"none"', ...headers });
  const sent = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  const { hostname } = new URL(address);
  const path = `/admin/files${query}`;
  const message = request({ host: hostname, port, path, method, headers: sent });
  message.end(method === 'PUT' || method === 'POST' ? body : undefined);
  const response: IncomingMessage = await new Promise((done, fail) => {
    message.on('error', fail);
    message.on('response', done);
  });
  const { statusCode: status, headers: answered } = response;
  return { status, body: await text(response), headers: answered, version: answered.etag };
}

/** The hash of each file. Links are left out. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    listFiles(folder, '.')
      .filter((file) => lstatSync(join(folder, file)).isFile())
      .map((file) => [file.slice(2), hash(readFileSync(join(folder, file)))]),
  );

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');

/** Tries to read, write and delete; expects that nothing of it is allowed, and that no file changes. */
async function expectRefusal(asked: Asked): Promise<void> {
  const before = [filesIn(root), filesIn(outside)];
  const existing = await ask({ file: asked.file });
  for (const version of [existing.version, '"none"'])
    for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
      const headers = { 'If-Match': version, ...asked.headers };
      const { status, body } = await ask({ ...asked, method, headers, body: 'Attack' });
      expect([method, status]).toEqual([method, 403]);
      expect(body).not.toMatch(/Secret|Galini|"content/);
    }
  expect([filesIn(root), filesIn(outside)]).toEqual(before);
}

test('The editor reads, writes and deletes its files', async () => {
  const files: string[] = JSON.parse((await ask()).body);
  const pictures = files.filter((file) => file.startsWith('content/pictures/'));
  expect(pictures.length).toBeGreaterThan(6);
  expect(files).toEqual(expect.arrayContaining([company, 'locales/en/translation.json']));
  expect(files).not.toContain('content/maps/map.json');

  const before = filesIn(root);
  const read = await ask({ file: company });
  // Nothing remembers what it was, or takes it for a page.
  expect(read.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const body = read.body.replace('Galini', 'Galini & Co');
  const headers = { 'If-Match': read.version };
  const written = await ask({ method: 'PUT', file: company, headers, body });
  expect(written.status).toBe(204);
  before[company] = hash(body);
  expect(filesIn(root)).toEqual(before);
  const { version: current } = written;
  const posted = await ask({ method: 'POST', file: company, headers: { 'If-Match': current } });
  expect(posted.status).toBe(405);

  const created = { file: 'content/pictures/new/ä b&c.jpg', body: 'Picture' };
  const { version } = await ask({ method: 'PUT', ...created });
  expect(await ask({ file: created.file })).toMatchObject({ body: 'Picture', version });
  const deleted = await ask({ method: 'DELETE', ...created, headers: { 'If-Match': version } });
  expect(deleted.status).toBe(204);
  expect((await ask({ file: created.file })).status).toBe(204);
  expect(filesIn(root)).toEqual(before);
});

test('What has changed since it was read is neither overwritten nor deleted', async () => {
  const { version } = await ask({ file: company });
  writeFileSync(join(root, company), `${readFileSync(join(root, company))}\n`);
  const before = filesIn(root);
  for (const method of ['PUT', 'DELETE'])
    for (const seen of [version, '"none"', '*', undefined]) {
      const headers = { 'If-Match': seen };
      expect(await ask({ method, file: company, headers, body: '{}' })).toMatchObject({
        status: 412,
      });
    }
  expect(filesIn(root)).toEqual(before);
});

test.each<[string, OutgoingHttpHeaders]>([
  ['another site', { Origin: 'https://example.com', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site in an older browser', { Origin: 'https://evil', 'Sec-Fetch-Site': undefined }],
  ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a server at another port', { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' }],
  ['a link or an address that is typed', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
  ['a form, or a script without CORS', { 'X-Editor': undefined }],
  ['what is no browser', { Origin: undefined, 'Sec-Fetch-Site': undefined }],
  ['a site whose name leads here', { Host: 'evil.example', Origin: 'http://evil.example' }],
  ['a site with a similar name', { Host: 'localhost.evil', Origin: 'http://localhost.evil' }],
  ['a site with a similar end', { Host: 'xlocalhost', Origin: 'http://xlocalhost' }],
  ['a site without a name', { Host: '', Origin: 'http://' }],
  ['the web, through a proxy', { 'X-Forwarded-For': '203.0.113.1' }],
  ['the web, through a standard proxy', { Forwarded: 'for=203.0.113.1' }],
])('It refuses %s', async (_, headers) => {
  await expectRefusal({ file: company, headers });
  await expectRefusal({ file: 'content/pictures/new.jpg', headers });
  expect((await ask({ headers })).status).toBe(403);
  // No CORS: browsers then send nothing that is not allowed here.
  const asked = await ask({ method: 'OPTIONS', file: company, headers });
  expect(asked.status).toBe(403);
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
});

// Only root can be another user.
(process.getuid?.() === 0 ? test : test.skip)(
  'It refuses another user of this computer, who sends what the editor sends',
  async () => {
    const { host } = new URL(site);
    const headers = {
      Origin: `http://${host}`,
      'Sec-Fetch-Site': 'same-origin',
      'X-Editor': 'yes',
    };
    const script = `const { get } = require('node:http');
      const [url, headers] = process.argv.slice(1);
      get(url, { agent: false, headers: JSON.parse(headers) }, (answer) => {
        console.log(answer.resume().statusCode);
      });`;
    const statusFor = async (uid: number) => {
      const command = ['-e', script, `${site}/admin/files`, JSON.stringify(headers)];
      const { stdout } = await promisify(execFile)(process.execPath, command, { uid, cwd: '/' });
      return stdout.trim();
    };
    expect(await statusFor(0)).toBe('200');
    expect(await statusFor(65534)).toBe('403');
  },
);

test.each([
  '',
  '.',
  'package.json',
  'public/admin/index.html',
  '/etc/passwd',
  'content',
  'content/pictures',
  'content/maps/map.json',
  'content/other.json',
  'content/imprint/xx.md',
  'locales/xx/translation.json',
  'locales/en/other.json',
  'locales/../package.json',
  'locales/en/../en/translation.json',
  'content/pictures/../company.json',
  'content/pictures/../../package.json',
  `../${'../'.repeat(9)}etc/passwd`,
  '..\\package.json',
  'content\\company.json',
  'content/pictures/..\\..\\a.jpg',
  'content/pictures/%2e%2e/%2e%2e/package.json',
  'content/company.json\0',
  'content/pictures/a\0.jpg',
  'content/pictures/a.js\n.jpg',
  'content/pictures/script.js',
  'content/pictures/page.html',
  'content/pictures/.jpg',
  'content/pictures/.git/a.jpg',
  'content/pictures/a.txt:b.jpg',
  '.git/config',
  '.env',
  'content/.env',
  `${'content/pictures/a.jpg'}/../../../package.json`,
])('It refuses the path %j', async (file) => expectRefusal({ file }));

test.each([
  '?file=%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '?file=content%2fpictures%2f%252e%252e%2fa.jpg%2500.js',
  '?file=content/company.json&file=/etc/passwd&file=',
  '/../../package.json?file=package.json',
])('It refuses the address %s', async (query) => {
  const before = filesIn(root);
  for (const method of ['PUT', 'DELETE']) {
    const { status } = await ask({ method, query, body: 'Attack' });
    expect([403, 404, 412]).toContain(status);
  }
  expect(filesIn(root)).toEqual(before);
});

test('It follows no link that leads out of what the editor may use', async () => {
  symlinkSync(join(outside, 'secret.jpg'), join(root, 'content/pictures/file.jpg'));
  symlinkSync(outside, join(root, 'content/pictures/folder'));
  symlinkSync(join(root, 'package.json'), join(root, 'content/pictures/inside.jpg'));
  symlinkSync(outside, join(root, 'locales/fr'));
  symlinkSync(join(root, 'content/pictures/loop.jpg'), join(root, 'content/pictures/loop.jpg'));
  const links = [
    'content/pictures/file.jpg',
    'content/pictures/folder/secret.jpg',
    'content/pictures/folder/new.jpg',
    'content/pictures/inside.jpg',
    'locales/fr/translation.json',
  ];
  for (const file of links) await expectRefusal({ file });
  const listed: string[] = JSON.parse((await ask()).body);
  expect(listed.filter((file) => links.includes(file))).toEqual([]);
  // Nor does it write to what a link without a target names.
  const missing = join(outside, 'missing.jpg');
  symlinkSync(missing, join(root, 'content/pictures/dangling.jpg'));
  await ask({ method: 'PUT', file: 'content/pictures/dangling.jpg', body: 'Picture' });
  expect(Object.keys(filesIn(outside))).toEqual(['secret.jpg']);
  for (const name of ['file.jpg', 'folder', 'inside.jpg', 'loop.jpg', 'dangling.jpg'])
    rmSync(join(root, 'content/pictures', name));
  rmSync(join(root, 'locales/fr'));
});

test('It follows a link to another picture', async () => {
  mkdirSync(join(root, 'content/pictures/other'));
  writeIn(root, 'content/pictures/other/a.jpg', 'Picture');
  symlinkSync('other/a.jpg', join(root, 'content/pictures/link.jpg'));
  const { body, version } = await ask({ file: 'content/pictures/link.jpg' });
  expect(body).toBe('Picture');
  const headers = { 'If-Match': version };
  await ask({ method: 'PUT', file: 'content/pictures/link.jpg', headers, body: 'Changed' });
  expect(String(readFileSync(join(root, 'content/pictures/other/a.jpg')))).toBe('Changed');
});

test.each([
  ['that says so', { 'Content-Length': defaultPictures.maxBytes + 1 }, 0],
  ['that is sent in parts', { 'Transfer-Encoding': 'chunked' }, defaultPictures.maxBytes + 1],
])('It refuses a file over the limit %s', async (_, headers, size) => {
  const before = filesIn(root);
  const file = 'content/pictures/large.jpg';
  const answer = ask({ method: 'PUT', file, headers, body: Buffer.alloc(size) });
  // The connection may be closed before the answer is read.
  const { status } = await answer.catch(() => ({ status: 413 }));
  expect(status).toBe(413);
  expect(filesIn(root)).toEqual(before);
});

test('It listens on this computer only, and gives nothing to others where a server listens on all addresses', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const own = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  const server = createServer(localFiles(editorOptions(readContent(root), undefined))).listen(
    0,
    '0.0.0.0',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${port}`;
  const asked = { file: company, headers: { Host: host, Origin: `http://${host}` } };
  expect((await ask(asked, `http://127.0.0.1:${port}`)).status).toBe(200);
  // Without a network there is nobody else.
  if (own) {
    expect((await ask(asked, `http://${own}:${port}`)).status).toBe(403);
    await expect(ask({}, site.replace('localhost', own))).rejects.toThrow('ECONNREFUSED');
  }
  server.close();
});
