/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPreBootstrap } from '../gatsby-node';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-map-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('Maps are published in other colours than they were drawn in, by theme', () => {
  const colors = (light: string, dark: string) => ({ land: { light, dark } });
  const recolor = { from: colors('#111111', '#222222'), to: colors('#222222', '#333333') };
  mkdirSync('maps');
  const svg = '<path fill="#111111" stroke="#222222"/><g fill="#fff"/>';
  for (const name of ['wide.en.svg', 'wide.en.dark.svg']) writeFileSync(`maps/${name}`, svg);
  onPreBootstrap?.(Object(), { folder: 'maps', path: '/map', recolor, plugins: [] }, () => {});
  expect(readFileSync('public/map/wide.en.svg', 'utf8')).toBe(
    '<path fill="#222222" stroke="#222222"/><g fill="#fff"/>',
  );
  expect(readFileSync('public/map/wide.en.dark.svg', 'utf8')).toBe(
    '<path fill="#111111" stroke="#333333"/><g fill="#fff"/>',
  );
});
