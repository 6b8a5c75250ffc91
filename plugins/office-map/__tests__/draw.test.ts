/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawOfficeMaps, MapError } from '../draw';
import { answerFile, colors } from './answers';

const coast = readFileSync(answerFile('coast'), 'utf8');

let server: Server | undefined;
let root: string;
let said: string[];

beforeEach(() => {
  said = [];
  root = mkdtempSync(join(tmpdir(), 'office-map-'));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
  for (const name of ['OVERPASS_URL', 'HTTP_PROXY', 'NO_PROXY']) delete process.env[name];
});

const drawMaps = () =>
  drawOfficeMaps({
    position: { lat: -33.04, lon: -71.62 },
    languages: ['en', 'el'],
    colors,
    folder: join(root, 'maps'),
    cache: join(root, 'cache'),
    userAgent: 'tests',
    onProgress: (line) => said.push(line),
  });

const listen = (started: Server) =>
  new Promise<number>((resolve) => {
    started.listen(0, '127.0.0.1', () => resolve((started.address() as AddressInfo).port));
  });

/** Answers for OpenStreetMap. */
async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  process.env.OVERPASS_URL = `http://127.0.0.1:${await listen(server)}/api`;
}

test('One request draws a map in each size, theme and language', async () => {
  const queries: string[] = [];
  await serve(async (request, response) => {
    let query = '';
    for await (const chunk of request) query += chunk;
    queries.push(query);
    expect(request.headers['user-agent']).toBe('tests');
    response.end(coast);
  });
  const files = await drawMaps();
  // The answer is kept.
  expect(await drawMaps()).toEqual(files);
  // 1344 × 1024 pixels: a wide map and its margin.
  expect(queries.map((query) => new URLSearchParams(query).get('data'))).toEqual([
    expect.stringContaining('[bbox:-33.11365,-71.73536,-32.96629,-71.50464]'),
  ]);
  expect(readdirSync(join(root, 'maps')).toSorted()).toEqual(files.toSorted());
  expect(files).toHaveLength(8);
  const [asking, drawing] = said;
  expect(asking).toMatch(/^Asking 127\.0\.0\.1:\d+ for the map’s data: up to/);
  expect(drawing).toMatch(/^Drawing \d+ streets/);
});

test('Each server’s answer is kept for itself, and an empty one never', async () => {
  await serve((_, response) => response.end('{"elements":[]}'));
  await expect(drawMaps()).rejects.toThrow(/no road and no place/);
  expect(readdirSync(root)).toEqual([]);
  server?.close();
  await serve((_, response) => response.end(coast));
  await drawMaps();
  // Kept answers that are damaged are fetched again.
  for (const file of readdirSync(join(root, 'cache')))
    writeFileSync(join(root, 'cache', file), '{');
  expect(await drawMaps()).toHaveLength(8);
  server?.close();
  await serve((_, response) => response.writeHead(504).end());
  await expect(drawMaps()).rejects.toThrow(/is busy or down/);
});

test.each(['proxy.example:3128', 'proxy'])('The proxy %s is no address', async (proxy) => {
  process.env.HTTP_PROXY = proxy;
  await expect(drawMaps()).rejects.toThrow(
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
  await drawMaps();
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
    [200, '{"elements":[]}', /no road and no place around latitude -33\.04/],
  ])('when the server answers with %i and %s', async (status, body, message) => {
    mkdirSync(join(root, 'maps'));
    writeFileSync(join(root, 'maps/old.svg'), '');
    await serve((_, response) => {
      response.writeHead(status, { Location: 'https://moved.example/api' }).end(body);
    });
    await expect(drawMaps()).rejects.toThrow(message);
    expect(readdirSync(join(root, 'maps'))).toEqual(['old.svg']);
    await expect(drawMaps()).rejects.toBeInstanceOf(MapError);
  });

  test('when the connection breaks off', async () => {
    await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 99 });
      response.write('{', () => response.destroy());
    });
    await expect(drawMaps()).rejects.toThrow(/is cut off\. Try again/);
  });

  test.each(['foo', 'overpass.example/api', 'file:///etc/passwd'])(
    'when OVERPASS_URL is %s',
    async (url) => {
      process.env.OVERPASS_URL = url;
      await expect(drawMaps()).rejects.toThrow(
        `OVERPASS_URL is "${url}", which is not a web address. Write one such as https://`,
      );
    },
  );

  test('when there is no network', async () => {
    process.env.OVERPASS_URL = 'https://overpass.invalid/api';
    await expect(drawMaps()).rejects.toThrow(
      /^overpass\.invalid did not answer \(E\w+\)\. Check your connection/,
    );
  });
});
