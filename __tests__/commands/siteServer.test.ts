/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../src/commands/siteServer';

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of ['el', 'about', 'page-data/404.html', '.hidden']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const [file, text] of [
    ['404.html', 'not found'],
    ['el/404.html', 'δεν βρέθηκε'],
    ['about/index.html', 'about'],
    ['.hidden/secret', 'secret'],
  ] as const) {
    writeFileSync(join(folder, file), text);
  }
  site = await serveSite(folder, 0);
});

afterAll(() => {
  site.server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/about/', 200, 'about'],
  ['/nowhere', 404, 'not found'],
  ['/el/nowhere/', 404, 'δεν βρέθηκε'],
  ['/page-data/nowhere/page-data.json', 404, 'not found'],
  ['/.hidden/secret', 404, 'not found'],
])('%s is answered with %i', async (path, status, text) => {
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});
