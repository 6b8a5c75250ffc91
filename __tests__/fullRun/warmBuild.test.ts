/**
 * A site that is built again where it was built before, after a change of nothing but styles.
 * @jest-environment node
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCopy, buildIn } from '../browser/buildCopy';

jest.setTimeout(600_000);

const folder = mkdtempSync(join(tmpdir(), 'again-'));
const inSite = (path: string) => join(folder, 'public', path);

beforeAll(async () => {
  await buildCopy(folder);
  appendFileSync(join(folder, 'src/styles/base.css'), ':root { --early: 1px }');
  appendFileSync(
    join(folder, 'src/components/layout/Footer.deferred.module.css'),
    ':root { --late: 1px }',
  );
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
