/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { copyContent, edit } from '../model/project';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let root: string;
let server: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  root = copyContent();
  edit<{ url: string }>(root, 'content/company.json', (company) => {
    company.url = 'https://example.com/about-us';
  });
  const files = {
    '404.html': 'not found',
    'el/404.html': 'δεν βρέθηκε',
    'about/index.html': 'about',
    "static/a, b = 'c' & d@e;f.jpg": 'a picture',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  server = await serveSite(folder, 0, root);
});
afterAll(() => {
  server.server.close().closeAllConnections();
  for (const one of [folder, root]) rmSync(one, { recursive: true });
});

/** built/hosts.test.ts visits the built sample, which has no path. */
test.each([
  ['/about-us/', 302, '/about-us/el/about/'],
  ['/about-us/de/', 301, '/about-us/de/about/'],
  ['/about-us/about', 301, '/about-us/about/'],
  ['/about-us/about/', 200, 'about'],
  [`/about-us/static/${encodeURIComponent("a, b = 'c' & d@e;f.jpg")}`, 200, 'a picture'],
  ['/about-us/static', 404, 'not found'],
  ['/about-us/el/nowhere', 404, 'δεν βρέθηκε'],
  ['/about/', 404, ''],
])('Below a path, %s is answered with %i', async (path, status, answer) => {
  const { origin } = new URL(server.url);
  const headers = { 'Accept-Language': 'el-GR,en;q=0.5' };
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location') ?? (await response.text())]).toEqual([
    status,
    answer,
  ]);
});
