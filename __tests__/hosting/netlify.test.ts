/** @jest-environment node */

import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../gatsby-config';
import { contentRoot } from '../../src/content/files/contentRoot';
import { hashedFolders, headerRules, security } from '../../src/hosting/headers';
import { readNetlifyFiles, writeNetlifyFiles } from '../../src/hosting/netlify';
import { notFoundPages, redirects } from '../../src/hosting/redirects';

const root = contentRoot();
let site: string;

const folders = ['about', 'admin', 'cards', 'static'];

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of folders) mkdirSync(join(site, folder));
  writeNetlifyFiles(root, site);
});

const linesOf = (name: string) => readFileSync(join(site, name), 'utf8').split('\n');

test('The files say what the description says, to the last word', () => {
  expect(readNetlifyFiles(site)).toEqual({
    redirects: redirects(root),
    notFound: notFoundPages(root),
    headers: headerRules('', folders),
  });
});

test('They are written as Netlify reads them, and Cloudflare Pages after it', () => {
  expect(linesOf('_redirects')).toEqual([
    '/ /about/ 302! Language=en',
    '/ /el/about/ 302! Language=el',
    '/ /de/about/ 302! Language=de',
    '/ /ar/about/ 302! Language=ar',
    '/ /about/ 302!',
    '/el/ /el/about/ 301!',
    '/de/ /de/about/ 301!',
    '/ar/ /ar/about/ 301!',
    '/ /about/ 302',
    '/el/ /el/about/ 301',
    '/de/ /de/about/ 301',
    '/ar/ /ar/about/ 301',
    '/el/* /el/404.html 404',
    '/de/* /de/404.html 404',
    '/ar/* /ar/404.html 404',
    '',
  ]);
  const headers = linesOf('_headers');
  expect(headers[headers.indexOf('/static/*') + 1]).toBe(
    '  Cache-Control: public, max-age=31536000, immutable',
  );
});

test('A site without them says nothing', () => {
  const empty = mkdtempSync(join(tmpdir(), 'site-'));
  expect(readNetlifyFiles(empty)).toEqual({ redirects: [], notFound: [], headers: [] });
});

test('Each language but the default one has a 404 page of its own', () => {
  expect(notFoundPages(root)).toEqual([
    { under: '/el/', page: '/el/404.html' },
    { under: '/de/', page: '/de/404.html' },
    { under: '/ar/', page: '/ar/404.html' },
  ]);
});

test('They keep within the limits of Cloudflare Pages, however many files the site has', () => {
  expect(headerRules('', folders).length).toBeLessThanOrEqual(100);
  for (const line of [...linesOf('_headers'), ...linesOf('_redirects')]) {
    expect(line.length).toBeLessThanOrEqual(2000);
  }
});

test('No path gets one header from two rules', () => {
  const rules = headerRules('', folders);
  const named = rules.flatMap(({ headers }) => Object.keys(headers));
  for (const name of Object.keys(security)) {
    expect(named.filter((one) => one === name)).toHaveLength(1);
  }
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
  expect(
    hashedFolders.filter((one) =>
      hashedFolders.some((other) => one !== other && one.startsWith(other)),
    ),
  ).toEqual([]);
});

test('On Netlify nobody else writes headers beside ours', () => {
  expect(config.adapter?.name).toBe('static files');
  expect(readFileSync('netlify.toml', 'utf8')).toContain(
    'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"',
  );
});
