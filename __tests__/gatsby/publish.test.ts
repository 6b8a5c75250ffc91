/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPublished, publish } from '../../src/gatsby/publish';

const recipe = ['flour', 'water'];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

test('A file is there once all are published, at the address that was given at once', async () => {
  const address = publish({ name: '/cards/en', type: 'jpg', recipe, make: async () => bread });
  expect(address).toMatch(/^\/cards\/en-[0-9a-f]{12}\.jpg$/);
  await allPublished();
  expect(readFileSync(join(folder, 'public', address), 'utf8')).toBe('bread');
  expect(readdirSync(join(folder, 'public/cards'))).toHaveLength(1);
});

test('The same recipe is made once, another one anew', async () => {
  const make = jest.fn(async () => bread);
  const file = { name: '/fonts/text', type: 'woff2', recipe, make };
  const first = publish(file);
  expect(publish(file)).toBe(first);
  await allPublished();
  expect(publish(file)).toBe(first);
  expect(publish({ ...file, recipe: ['rye'] })).not.toBe(first);
  await allPublished();
  expect(make).toHaveBeenCalledTimes(2);
});

test('What cannot be made ends the build, and leaves nothing that could be taken for it', async () => {
  const make = () => Promise.reject(new Error('The oven is cold.'));
  publish({ name: '/cards/de', type: 'jpg', recipe, make });
  await expect(allPublished()).rejects.toThrow('The oven is cold.');
  expect(readdirSync(folder)).toEqual([]);
});

const bread = Buffer.from('bread');
