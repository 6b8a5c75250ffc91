/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerRules } from '../../src/hosting/headers';
import { readNetlifyFiles, writeNetlifyFiles } from '../../src/hosting/netlify';
import { redirects } from '../../src/hosting/redirects';

const root = process.cwd();
const script = 'app-0123456789abcdef0123.js';
let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of [script, 'index.html', 'icon.svg']) writeFileSync(join(site, name), '');
  writeNetlifyFiles(root, site);
});

const headersFor = (path: string): Record<string, string> => {
  const rules = headerRules(site).filter((rule) => rule.path === path);
  return Object.assign({}, ...rules.map(({ headers }) => headers));
};

test('The files say what the description says, to the last word', () => {
  expect(readNetlifyFiles(site)).toEqual({
    redirects: redirects(root),
    headers: headerRules(site),
  });
});

test('They are written as the host reads them', () => {
  const lines = readFileSync(join(site, '_redirects'), 'utf8').split('\n');
  expect(lines[0]).toBe('/ /about/ 302! Language=en');
  expect(lines).toContain('/el/ /el/about/ 301!');
  expect(readFileSync(join(site, '_headers'), 'utf8')).toContain(
    `\n/${script}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
});

test('Only files with a hash in their name are kept for good', () => {
  expect(headersFor(`/${script}`)).toHaveProperty('Cache-Control');
  for (const path of ['/index.html', '/icon.svg']) expect(headersFor(path)).toEqual({});
});

test('No path gets one header from two rules', () => {
  const named = headerRules(site).flatMap(({ headers }) => Object.keys(headers));
  const everywhere = Object.keys(headersFor('/*'));
  for (const name of everywhere) expect(named.filter((one) => one === name)).toHaveLength(1);
});
