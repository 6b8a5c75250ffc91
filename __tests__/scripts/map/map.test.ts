/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redrawMaps } from '../../../scripts/map';
import { checkContent } from '../../../src/files/check';
import { listFiles } from '../../../src/files/files';
import { addLanguage } from '../../../src/files/languageFolders';
import { readContent } from '../../../src/files/read';
import { viewData } from '../../../src/model/viewData';
import { contentOfEachTest, filesIn, put } from '../../model/project';
import { listen } from '../../tools/freePort';
import { answerFile } from './answers';

const coast = readFileSync(answerFile('coast'), 'utf8');

const root = contentOfEachTest();
let server: Server | undefined;
const content = () => filesIn(join(root, 'content'));
let said: string[];
const progress = (line: string) => said.push(line);

beforeEach(() => {
  said = [];
  put(root, 'content/company.json', 'office', '-33.04, -71.62');
  put(root, 'content/company.json', 'mapsUrl', undefined);
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  for (const name of ['OVERPASS_URL', 'HTTP_PROXY', 'NO_PROXY']) delete process.env[name];
});

/** Answers for OpenStreetMap. */
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  process.env.OVERPASS_URL = `http://127.0.0.1:${await listen(server)}/api`;
}

test('The map is fetched with one request, drawn in each language, drafts as well, and shown by the page', async () => {
  put(root, 'content/site.json', 'languages', ['en', 'el', 'ar']);
  addLanguage(root, 'pt-BR');
  const queries: string[] = [];
  await serve(async (request, response) => {
    let query = '';
    for await (const chunk of request) query += chunk;
    queries.push(query);
    expect(request.headers['user-agent']).toContain('npm run map');
    response.end(coast);
  });
  await redrawMaps(root, progress);
  // The answer is kept.
  await redrawMaps(root, progress);
  // 1344 × 1024 pixels: a wide map and its margin.
  expect(queries.map((query) => new URLSearchParams(query).get('data'))).toEqual([
    expect.stringContaining('[bbox:-33.11365,-71.73536,-32.96629,-71.50464]'),
  ]);
  expect(listFiles(root, 'content/maps')).toEqual([
    'content/maps/map.json',
    ...['narrow', 'wide'].flatMap((size) =>
      ['ar', 'de', 'el', 'en', 'pt-BR'].flatMap((code) => [
        `content/maps/${size}.${code}.dark.svg`,
        `content/maps/${size}.${code}.svg`,
      ]),
    ),
  ]);
  expect(await checkContent(root)).toEqual([]);
  const creditOf = (code: string) => viewData(readContent(root), code).shell.drawnMap?.credit;
  expect(creditOf('el')).toBe('© Συνεισφέροντες του OpenStreetMap');
  expect(creditOf('pt-BR')).toBe('© Colaboradores do OpenStreetMap');
  const [asking, drawing] = said;
  expect(asking).toMatch(/^Asking 127\.0\.0\.1:\d+ for the map’s data: up to/);
  expect(drawing).toMatch(/^Drawing \d+ streets/);
});

test('A page in a language that OpenStreetMap’s credit lacks has the English one', async () => {
  await serve((_, response) => response.end(coast));
  addLanguage(root, 'eo');
  await redrawMaps(root, progress);
  const { drawnMap } = viewData(readContent(root), 'eo').shell;
  expect(drawnMap).toMatchObject({
    language: 'eo',
    credit: '© OpenStreetMap contributors',
    creditLanguage: 'en',
  });
});

test('Each server’s answer is kept for itself, and an empty one never', async () => {
  await serve((_, response) => response.end('{"elements":[]}'));
  await expect(redrawMaps(root, progress)).rejects.toThrow(/no road and no place/);
  expect(listFiles(root, '.cache')).toEqual([]);
  server?.close();
  await serve((_, response) => response.end(coast));
  await redrawMaps(root, progress);
  // Kept answers that are damaged are fetched again.
  for (const file of listFiles(root, '.cache/overpass')) writeFileSync(join(root, file), '{');
  await redrawMaps(root, progress);
  expect(await checkContent(root)).toEqual([]);
  server?.close();
  await serve((_, response) => response.writeHead(504).end());
  await expect(redrawMaps(root, progress)).rejects.toThrow(/is busy or down/);
});

test.each(['proxy.example:3128', 'proxy'])('The proxy %s is no address', async (proxy) => {
  process.env.HTTP_PROXY = proxy;
  await expect(redrawMaps(root, progress)).rejects.toThrow(
    'HTTPS_PROXY or HTTP_PROXY is no address. Write one such as http://proxy.example.com:3128',
  );
});

test('A proxy is used', async () => {
  const asked: string[] = [];
  await serve((_, response) => response.end(coast));
  const port = Number(new URL(process.env.OVERPASS_URL ?? '').port);
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
      socket.on('close', () => upstream.destroy());
    });
  });
  process.env.HTTP_PROXY = `http://127.0.0.1:${await listen(proxy)}`;
  process.env.NO_PROXY = '';
  process.env.OVERPASS_URL = 'http://overpass.example/api';
  await redrawMaps(root, progress);
  proxy.close().closeAllConnections();
  expect(asked).toEqual(['overpass.example:80']);
});

describe('The old map stays, and the message says what to do,', () => {
  test.each([
    [429, 'rate limited', /^127\.0\.0\.1:\d+ is busy or down \(status 429\)\. Try again in a few/],
    [
      404,
      'no such page',
      /refuses the request \(status 404\)\. Check this address, or set the variable OVERPASS_URL/,
    ],
    [200, '<html>Too busy</html>', /is not JSON of the Overpass API\. Try again in a few minutes/],
    [200, coast.slice(0, 3000), /^The answer of 127\.0\.0\.1:\d+ is cut off\. Try again/],
    [
      302,
      '',
      /redirects to https:\/\/moved\.example\/api\. If that is the address of an Overpass API/,
    ],
    [200, '{"elements":[],"remark":"runtime error: timed out"}', /incomplete: runtime error/],
    [
      200,
      '{"elements":[]}',
      /no road and no place around latitude -33\.04.*content\/company\.json/,
    ],
  ])('when the server answers with %i and %s', async (status, body, message) => {
    const before = content();
    await serve((_, response) => {
      response.writeHead(status, { Location: 'https://moved.example/api' }).end(body);
    });
    await expect(redrawMaps(root, progress)).rejects.toThrow(message);
    expect(content()).toEqual(before);
  });

  test('when the connection breaks off', async () => {
    await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 99 });
      response.write('{', () => response.destroy());
    });
    await expect(redrawMaps(root, progress)).rejects.toThrow(/is cut off\. Try again/);
  });

  test.each(['foo', 'overpass.example/api', 'file:///etc/passwd'])(
    'when OVERPASS_URL is %s',
    async (url) => {
      process.env.OVERPASS_URL = url;
      await expect(redrawMaps(root, progress)).rejects.toThrow(
        `OVERPASS_URL is "${url}", which is not a web address. Write one such as https://`,
      );
    },
  );

  test('when there is no network', async () => {
    process.env.OVERPASS_URL = 'https://overpass.invalid/api';
    await expect(redrawMaps(root, progress)).rejects.toThrow(
      /^overpass\.invalid did not answer \(E\w+\)\. Check your connection/,
    );
  });
});

test('On the command line, a failure is one message, which names the own picture, without a stack trace', async () => {
  await serve((_, response) => {
    response.writeHead(504).end();
  });
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/map.ts'];
  const env = { ...process.env, CONTENT_ROOT: root };
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^127\.0\.0\.1:\d+ is busy .*\nNothing was changed\. You can also use your own picture.*\n$/,
    ),
  });
});
