/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { promisify } from 'node:util';
import { answerFile } from '../../plugins/office-map/__tests__/answers';
import { redrawMaps } from '../../scripts/map';
import { checkContent } from '../../src/files/check';
import { listFiles } from '../../src/files/files';
import { addLanguage } from '../../src/files/languageFolders';
import { readContent } from '../../src/files/read';
import { viewData } from '../../src/model/viewData';
import { contentOfEachTest, put } from '../model/project';
import { listen } from '../tools/freePort';

const coast = readFileSync(answerFile('coast'), 'utf8');

const root = contentOfEachTest();
let server: Server | undefined;
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
  delete process.env.OVERPASS_URL;
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

test('On the command line, a failure is one message, which names the own picture, without a stack trace', async () => {
  await serve((_, response) => {
    response.writeHead(504).end();
  });
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/map.ts'];
  const env = { ...process.env, CONTENT_ROOT: root };
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^127\.0\.0\.1:\d+ is busy .*\nNothing was changed\..*\nYou can also use your own picture.*\n$/,
    ),
  });
});
