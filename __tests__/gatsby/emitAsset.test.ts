/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/content/files/listFiles';
import type { emitAsset as EmitAsset } from '../../src/gatsby/emitAsset';

let folder = '';
let emitAsset: typeof EmitAsset;

/** Each build is a process of its own. */
function startBuild(): void {
  jest.resetModules();
  ({ emitAsset } = require('../../src/gatsby/emitAsset'));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  startBuild();
});
afterEach(() => rmSync(folder, { recursive: true }));

const card = (text: string, inputs: unknown[] = ['words']) => {
  const make = jest.fn(async () => Buffer.from(text));
  return { make, asset: { name: '/cards/en', type: 'jpg', inputs, make } };
};

test('A file is named by its content', async () => {
  const address = await emitAsset(card('A card').asset);
  // The first digits of `printf 'A card' | sha256sum`.
  expect(address).toBe('/cards/en-50945a92d482.jpg');
  expect(readFileSync(join(folder, 'public', address), 'utf8')).toBe('A card');
});

test('It is made once from the same inputs, also in the next build', async () => {
  const { make, asset } = card('A card');
  const address = await emitAsset(asset);
  rmSync(join(folder, 'public'), { recursive: true });
  startBuild();
  expect(await emitAsset(asset)).toBe(address);
  expect(readFileSync(join(folder, 'public', address), 'utf8')).toBe('A card');
  expect(make).toHaveBeenCalledTimes(1);
});

test.each(['src/drawCard.ts', 'package-lock.json'])(
  'After a change of %s it is made again, and has another address if it looks different',
  async (file) => {
    const first = await emitAsset(card('A card').asset);
    writeFileSync(join(folder, file), 'changed');
    startBuild();
    const second = await emitAsset(card('Another card').asset);
    expect(second).not.toBe(first);
    expect(await emitAsset(card('A card', ['other words']).asset)).toBe(first);
  },
);

test('A failure is reported at once, leaves no file, and the next try may succeed', async () => {
  const { asset } = card('A card');
  const failing = { ...asset, make: () => Promise.reject(new Error('No font for it.')) };
  await expect(emitAsset(failing)).rejects.toThrow('No font for it.');
  expect(listFiles(folder, 'public')).toEqual([]);
  await expect(emitAsset(asset)).resolves.toMatch(/^\/cards\/en-/);
});
