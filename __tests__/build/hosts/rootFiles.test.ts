/** @jest-environment node */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemap, writeRootFiles } from '../../../src/build/hosts/rootFiles';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { copyContent, edit, writeText } from '../../model/project';

/** The paths in the sitemap. */
const listed = (root: string, url = 'https://www.example.com') =>
  [...sitemap(root).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(url)).toBe(true);
    return address.slice(url.length);
  });

test('The sitemap has each page in the languages that have a text for it, at the company’s address', () => {
  const root = copyContent();
  const abouts = ['/about/', '/el/about/', '/de/about/', '/ar/about/'];
  expect(listed(root)).toEqual(abouts);
  writeText(root, 'content/imprint/de.md', '## Galini');
  writeText(root, 'content/imprint/en.md', '## Galini');
  writeText(root, 'content/imprint/el.md', ' \n');
  edit<{ url: string }>(root, 'content/company.json', (company) => {
    company.url = 'https://harbour.example.com';
  });
  expect(listed(root, 'https://harbour.example.com')).toEqual([
    ...abouts,
    '/imprint/',
    '/de/imprint/',
  ]);
});

describe('The files at the root of the host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const note = jest.fn();

  test('let everything be read, name the sitemap, and say where to report vulnerabilities for less than a year', () => {
    writeRootFiles(contentRoot(), folder, note, new Date('2031-01-02T12:00:00Z'));
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
    expect(read('sitemap.xml')).toBe(sitemap(contentRoot()));
    expect(read('.well-known/security.txt')).toBe(`Contact: mailto:hello@example.com
Expires: 2031-12-28T00:00:00Z
Canonical: https://www.example.com/.well-known/security.txt
`);
    expect(note).not.toHaveBeenCalled();
  });

  test('of a site below a path must be copied there, which the build says', () => {
    const root = copyContent();
    edit<{ url: string }>(root, 'content/company.json', (company) => {
      company.url = 'https://example.com/about-us';
    });
    writeRootFiles(root, folder, note);
    expect(note.mock.calls.flat()).toEqual([
      expect.stringContaining('robots.txt and .well-known/security.txt at https://example.com/ '),
    ]);
    expect(read('robots.txt')).toContain('Sitemap: https://example.com/about-us/sitemap.xml');
    expect(read('.well-known/security.txt')).toContain(
      'Canonical: https://example.com/.well-known/security.txt',
    );
  });
});
