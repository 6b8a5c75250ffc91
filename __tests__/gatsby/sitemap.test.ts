/** @jest-environment node */

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readSite } from '../../src/content/files/read';
import { pagePaths } from '../../src/gatsby/pagePaths';
import { sitemap, writeSitemap } from '../../src/gatsby/sitemap';
import { copyContent, edit } from '../content/project';

const blocks = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);

test('Every page has an entry in each published language, which names all of them', () => {
  const { languages } = readSite(contentRoot());
  const entries = blocks(sitemap(contentRoot()), 'url');
  expect(entries).toHaveLength(pagePaths(process.cwd()).length * languages.length);
  for (const entry of entries) {
    const codes = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
    expect(codes).toEqual([...languages, 'x-default']);
  }
});

test('Addresses are those of the site that the company names', () => {
  const root = copyContent();
  edit<{ url: string }>(root, 'content/company.json', (company) => {
    company.url = 'https://harbour.example.com';
  });
  const [first] = blocks(sitemap(root), 'loc');
  expect(first).toBe('https://harbour.example.com/about/');
});

test('robots.txt lets everything be read, and names the sitemap', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  writeSitemap(contentRoot(), folder);
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  expect(robots).toContain('Allow: /');
  expect(robots).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toBe(sitemap(contentRoot()));
});
