/** @jest-environment node */

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readSite } from '../../src/content/files/read';
import { sitemap, writeSitemap } from '../../src/gatsby/sitemap';
import { copyContent, edit, writeText } from '../content/project';

const blocks = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);

test('A page has an entry in each published language, which names all of them', () => {
  const { languages } = readSite(contentRoot());
  const entries = blocks(sitemap(contentRoot()), 'url');
  expect(entries).toHaveLength(languages.length);
  for (const entry of entries) {
    const codes = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
    expect(codes).toEqual([...languages, 'x-default']);
  }
});

test('A legal page is listed in the languages that have a text for it', () => {
  const root = copyContent();
  writeText(root, 'content/imprint/de.md', '## Galini');
  writeText(root, 'content/imprint/en.md', '## Galini');
  writeText(root, 'content/imprint/el.md', ' \n');
  writeText(root, 'content/privacy/ar.md', '## غاليني');
  const entries = blocks(sitemap(root), 'url').slice(4);
  const pages = entries.map((entry) => [
    ...blocks(entry, 'loc'),
    ...[...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code),
  ]);
  expect(pages).toEqual([
    ['https://www.example.com/imprint/', 'en', 'de', 'x-default'],
    ['https://www.example.com/de/imprint/', 'en', 'de', 'x-default'],
    ['https://www.example.com/ar/privacy/', 'ar'],
  ]);
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
