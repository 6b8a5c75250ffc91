/** @jest-environment node */

import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setUp } from '../../../scripts/companySetup';
import { redrawMaps } from '../../../scripts/map/redraw';
import { listFiles } from '../../../src/model/files/files';
import { readContent, readDrawnMap } from '../../../src/model/files/read';
import { pageData } from '../../../src/model/pageData';
import { checkContent } from '../../../src/model/validation/check';
import { copyContent, edit } from '../../model/project';
import { answerFile } from './answers';

const coast = readFileSync(answerFile('coast'), 'utf8');

let root: string;
let before: string[];
let server: Server | undefined;
const mapIn = (code: string) => pageData(readContent(root), code).site.drawnMap;

beforeEach(() => {
  root = copyContent();
  setUp(root, { position: '-33.04, -71.62' });
  before = maps();
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  delete process.env.OVERPASS_URL;
});

/** Names and contents. */
const maps = () =>
  listFiles(root, 'content').flatMap((file) =>
    file.startsWith('content/maps') ? [file, readFileSync(join(root, file), 'utf8')] : [],
  );

/** Answers for OpenStreetMap. */
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  process.env.OVERPASS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('The map of the office is fetched, drawn in each published language, and shown by the page', async () => {
  let query = '';
  await serve(async (request, response) => {
    for await (const chunk of request) query += chunk;
    response.end(coast);
  });
  await redrawMaps(root);
  // 1344 × 1024 pixels: a wide map and its margin.
  expect(new URLSearchParams(query).get('data')).toContain(
    '[bbox:-33.11365,-71.73536,-32.96629,-71.50464]',
  );
  expect(listFiles(root, 'content/maps')).toEqual([
    'content/maps/map.json',
    ...['narrow', 'wide'].flatMap((size) =>
      ['ar', 'de', 'el', 'en'].flatMap((code) => [
        `content/maps/${size}.${code}.dark.svg`,
        `content/maps/${size}.${code}.svg`,
      ]),
    ),
  ]);
  expect(readFileSync(join(root, 'content/maps/wide.el.svg'), 'utf8')).toContain('Βαλπαραΐσο');
  expect(await checkContent(root)).toEqual([]);
  expect(mapIn('en')).toEqual({
    language: 'en',
    credit: '© OpenStreetMap contributors',
    creditLanguage: 'en',
  });
  expect(mapIn('el')).toMatchObject({ credit: '© Συνεισφέροντες του OpenStreetMap' });
});

test('A language without its own credit shows the English one', async () => {
  await redrawMaps(root, answerFile('coast'));
  edit<{ credit: Record<string, string> }>(root, 'content/maps/map.json', ({ credit }) => {
    delete credit.de;
  });
  expect(mapIn('de')).toMatchObject({
    language: 'de',
    credit: '© OpenStreetMap contributors',
    creditLanguage: 'en',
  });
});

test('A mistake in what the map says about itself is found by the check', async () => {
  edit<{ office: object }>(root, 'content/maps/map.json', (map) => {
    map.office = { longitude: 'east', latitude: 37.95 };
  });
  expect(await checkContent(root)).toMatchObject([
    { file: 'content/maps/map.json', line: 3, key: 'office.longitude' },
  ]);
});

test('Maps of languages that are no longer published are deleted', async () => {
  edit<{ languages: string[] }>(root, 'content/site.json', (site) => {
    site.languages = ['en'];
  });
  await redrawMaps(root, answerFile('coast'));
  expect(listFiles(root, 'content/maps')).toEqual(
    ['map.json', 'narrow.en.dark.svg', 'narrow.en.svg', 'wide.en.dark.svg', 'wide.en.svg'].map(
      (name) => `content/maps/${name}`,
    ),
  );
});

test('A second map of the same place needs no request: the answer is kept', async () => {
  let requests = 0;
  await serve((_, response) => {
    requests += 1;
    response.end(coast);
  });
  await redrawMaps(root);
  await redrawMaps(root);
  expect(requests).toBe(1);
});

describe('The old map stays, and the message says what to do,', () => {
  test.each([
    [429, 'rate limited', /^127\.0\.0\.1:\d+ is busy or down \(status 429\)\. Try again in a few/],
    [504, '<html>', /is busy or down \(status 504\)/],
    [200, '<html>Too busy</html>', /is not JSON of the Overpass API\. Try again in a few minutes/],
    [
      200,
      '{"elements":[],"remark":"runtime error: timed out"}',
      /incomplete: runtime error: timed out/,
    ],
    [200, '{"elements":[]}', /no road and no place around latitude -33\.04/],
  ])('when the server answers with %i and %s', async (status, body, message) => {
    await serve((_, response) => {
      response.writeHead(status).end(body);
    });
    await expect(redrawMaps(root)).rejects.toThrow(message);
    expect(maps()).toEqual(before);
  });

  test('when no server answers', async () => {
    await serve(() => undefined);
    server?.close();
    server?.closeAllConnections();
    await expect(redrawMaps(root)).rejects.toThrow(
      /did not answer \(ECONNREFUSED\)\. Try again in a few minutes, or download the data/,
    );
    expect(maps()).toEqual(before);
  });

  test('when a downloaded file is missing, something else, or of another place', async () => {
    const file = join(root, 'answer.json');
    await expect(redrawMaps(root, file)).rejects.toThrow(/answer\.json does not exist/);
    writeFileSync(file, '<osm></osm>');
    await expect(redrawMaps(root, file)).rejects.toThrow(/not JSON of the Overpass API/);
    await expect(redrawMaps(root, answerFile('village'))).rejects.toThrow(
      /a downloaded file must be of this place/,
    );
    expect(maps()).toEqual(before);
  });
});

describe('On the command line', () => {
  const run = promisify(execFile);
  const map = (...args: string[]) =>
    run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/map.ts', ...args], {
      env: { ...process.env, CONTENT_ROOT: root },
    });

  test('the map is drawn from a file', async () => {
    const { stdout } = await map('--file', answerFile('coast'));
    expect(stdout).toContain('Drawn in content/maps: narrow.en.svg, narrow.en.dark.svg, ');
    expect(readDrawnMap(root)?.office).toEqual({ longitude: -71.62, latitude: -33.04 });
  });

  test('the query can be printed, to download the data', async () => {
    const { stdout } = await map('--query');
    expect(stdout).toMatch(/^\[out:json\].*out geom;\n/s);
  });

  test('a failure is one message, without a stack trace', async () => {
    await expect(map('--file', answerFile('village'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^OpenStreetMap has no road .*\nThe map in content\/maps is as before\. .*\n$/,
      ),
    });
    expect(maps()).toEqual(before);
  });
});
