/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
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

test('Text gets both copies; pictures, files without an extension and small files get none', async () => {
  expect(await compressSite(site)).toMatchObject({ files: 3, before: 3 * text.length });
  const made = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  const expected = ['about/index.html', 'app.js', 'map.svg'];
  expect(made.sort()).toEqual(expected.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(readFileSync(at('app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('app.js.gz'))).toString()).toBe(text);
});

test('The next time, the current text is compressed', async () => {
  await compressSite(site);
  writeFileSync(at('app.js'), `${text}new`);
  await compressSite(site);
  expect(gunzipSync(readFileSync(at('app.js.gz'))).toString()).toBe(`${text}new`);
});

test('WebAssembly and text of a kilobyte get both copies, smaller text gets none', async () => {
  writeFileSync(at('engine.wasm'), text);
  writeFileSync(at('kilobyte.txt'), 'x'.repeat(1024));
  writeFileSync(at('less.txt'), 'x'.repeat(1023));
  await compressSite(site);
  const made = readdirSync(site).filter((name) => name.endsWith('.br'));
  expect(made.sort()).toEqual(['app.js.br', 'engine.wasm.br', 'kilobyte.txt.br', 'map.svg.br']);
});

test('The result counts the bytes of the Brotli files', async () => {
  const { after } = await compressSite(site);
  const made = ['about/index.html.br', 'app.js.br', 'map.svg.br'];
  expect(after).toBe(made.reduce((sum, name) => sum + statSync(at(name)).size, 0));
});

test('Each file is as small as its format can make it', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `${(i * 7919) % 1009} Galini`).join();
  writeFileSync(at('app.js'), words);
  await compressSite(site);
  expect(statSync(at('app.js.br')).size).toBe(brotliCompressSync(words).length);
  expect(statSync(at('app.js.gz')).size).toBe(gzipSync(words, { level: 9 }).length);
});

test('The copies of a deleted file are deleted as well', async () => {
  await compressSite(site);
  rmSync(at('map.svg'));
  await compressSite(site);
  expect(readdirSync(site).filter((name) => name.startsWith('map'))).toEqual([]);
});
