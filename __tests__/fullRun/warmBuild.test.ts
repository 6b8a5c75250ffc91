/**
 * A site that is built again where it was built before, after a change of styles, and without one of its languages.
 * @jest-environment node
 */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../../src/content/files/writeJson';
import { compressSite } from '../../src/hosting/compress';
import { buildCopy, buildIn } from '../browser/buildCopy';

jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'again-'));
const inSite = (path: string) => join(folder, 'public', path);

beforeAll(async () => {
  await buildCopy(folder);
  await compressSite(inSite(''));
  appendFileSync(join(folder, 'src/styles/base.css'), ':root { --early: 1px }');
  appendFileSync(
    join(folder, 'src/components/layout/Footer.deferred.module.css'),
    ':root { --late: 1px }',
  );
  writeJson(folder, 'content/site.json', { defaultLanguage: 'en', languages: ['en', 'el'] });
  await buildIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['about/index.html', 'el/about/index.html'])('%s has the new styles', (path) => {
  const page = readFileSync(inSite(path), 'utf8');
  expect(page.includes('--early:1px')).toBe(true);
  const [, late = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  expect(existsSync(inSite(late))).toBe(true);
  expect(readFileSync(inSite(late), 'utf8')).toContain('--late:1px');
});

test('A language that is no longer published is gone', () => {
  expect(existsSync(inSite('el/about/index.html'))).toBe(true);
  expect(existsSync(inSite('de'))).toBe(false);
  expect(existsSync(inSite('cards'))).toBe(true);
  expect(
    readdirSync(inSite('cards'))
      .map((name) => name.slice(0, 2))
      .toSorted(),
  ).toEqual(['el', 'en']);
});

test('No compressed file of the first build is sent in place of a new one', () => {
  const files = readdirSync(inSite(''), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});
