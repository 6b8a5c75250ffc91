/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressSite } from '../../src/hosting/compress';

let site: string;
const at = (name: string) => join(site, name);
const text = 'Galini '.repeat(500);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(at('about'));
  for (const name of ['about/index.html', 'app.js', 'map.svg', 'photo.jpg', '_headers']) {
    writeFileSync(at(name), text);
  }
  writeFileSync(at('robots.txt'), 'short');
});

test('Text gets both neighbours; pictures, files without an ending and what is small get none', async () => {
  expect(await compressSite(site)).toMatchObject({ files: 3, before: 3 * text.length });
  const made = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  const expected = ['about/index.html', 'app.js', 'map.svg'];
  expect(made.sort()).toEqual(expected.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(readFileSync(at('app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('app.js.gz'))).toString()).toBe(text);
});

test('Only what has changed since is compressed again', async () => {
  await compressSite(site);
  expect(await compressSite(site)).toMatchObject({ files: 0 });
  writeFileSync(at('app.js'), `${text}new`);
  const later = new Date(Date.now() + 10_000);
  utimesSync(at('app.js'), later, later);
  expect(await compressSite(site)).toMatchObject({ files: 1 });
  expect(gunzipSync(readFileSync(at('app.js.gz'))).toString()).toBe(`${text}new`);
});
