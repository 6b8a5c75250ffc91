/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redrawMaps } from '../../../scripts/map';
import { checkContent } from '../../../src/files/check';
import { listFiles } from '../../../src/files/files';
import { readContent } from '../../../src/files/read';
import type { Company } from '../../../src/model/company';
import { pageData } from '../../../src/model/pageData';
import { copyContent, edit, filesIn } from '../../model/project';
import { answerFile } from './answers';

const coast = readFileSync(answerFile('coast'), 'utf8');

let root: string;
let server: Server | undefined;
const content = () => filesIn(join(root, 'content'));

beforeEach(() => {
  root = copyContent();
  edit<Company>(root, 'content/company.json', (company) => {
    Object.assign(company, { office: { latitude: -33.04, longitude: -71.62 }, mapsUrl: undefined });
  });
});
afterEach(() => {
  rmSync(root, { recursive: true });
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  delete process.env.OVERPASS_URL;
});

/** Answers for OpenStreetMap. */
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  process.env.OVERPASS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('The map is fetched with one request, drawn in each published language, and shown by the page', async () => {
  const queries: string[] = [];
  await serve(async (request, response) => {
    let query = '';
    for await (const chunk of request) query += chunk;
    queries.push(query);
    expect(request.headers['user-agent']).toContain('npm run map');
    response.end(coast);
  });
  await redrawMaps(root);
  // The answer is kept.
  await redrawMaps(root);
  // 1344 × 1024 pixels: a wide map and its margin.
  expect(queries.map((query) => new URLSearchParams(query).get('data'))).toEqual([
    expect.stringContaining('[bbox:-33.11365,-71.73536,-32.96629,-71.50464]'),
  ]);
  expect(listFiles(root, 'content/maps')).toEqual([
    'content/maps/map.json',
    ...['narrow', 'wide'].flatMap((size) =>
      ['ar', 'de', 'el', 'en'].flatMap((code) => [
        `content/maps/${size}.${code}.dark.svg`,
        `content/maps/${size}.${code}.svg`,
      ]),
    ),
  ]);
  expect(await checkContent(root)).toEqual([]);
  const { drawnMap } = pageData(readContent(root), 'el').site;
  expect(drawnMap).toMatchObject({ credit: '© Συνεισφέροντες του OpenStreetMap' });
});

test('If the data of an earlier request are damaged, they are fetched again', async () => {
  await serve((_, response) => response.end(coast));
  await redrawMaps(root);
  for (const file of listFiles(root, '.cache/overpass')) writeFileSync(join(root, file), '{');
  await redrawMaps(root);
  expect(await checkContent(root)).toEqual([]);
});

describe('The old map stays, and the message says what to do,', () => {
  test.each([
    [429, 'rate limited', /^127\.0\.0\.1:\d+ is busy or down \(status 429\)\. Try again in a few/],
    [200, '<html>Too busy</html>', /is not JSON of the Overpass API\. Try again in a few minutes/],
    [200, '{"elements":[],"remark":"runtime error: timed out"}', /incomplete: runtime error/],
    [
      200,
      '{"elements":[]}',
      /no road and no place around latitude -33\.04.*content\/company\.json/,
    ],
  ])('when the server answers with %i and %s', async (status, body, message) => {
    const before = content();
    await serve((_, response) => {
      response.writeHead(status).end(body);
    });
    await expect(redrawMaps(root)).rejects.toThrow(message);
    expect(content()).toEqual(before);
  });

  test('when no server answers', async () => {
    await serve(() => undefined);
    server?.close();
    server?.closeAllConnections();
    await expect(redrawMaps(root)).rejects.toThrow(
      /did not answer \(ECONNREFUSED\)\. Check your connection\. Try again in a few minutes, or name another server/,
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
