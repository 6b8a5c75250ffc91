/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../src/files/files';
import { readContent } from '../../src/files/read';
import { ownFileProblems } from '../../src/pipeline/ownFiles';
import { contentOfEachTest } from '../model/project';
import { temporaryFolder } from '../tools/temporaryFolder';

const root = contentOfEachTest();
const folder = temporaryFolder();

function refused(...files: string[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) writeFile(join(folder, file), '');
  return ownFileProblems(readContent(root), folder).map(({ file }) =>
    file.slice(folder.length + 1),
  );
}

test.each([
  'admin/index.html',
  'Admin/config.yml',
  'index.html',
  'about/index.html',
  'de/about/index.html',
  'ar/index.html',
  '404.html',
  'el/404.html',
  'imprint/index.html',
  'icons/192.png',
  'map/wide.en.svg',
  'licenses.txt',
])('static/%s is refused, as the build writes it', (file) => {
  expect(refused(file)).toEqual([file]);
});

test('Other files, and those that replace the build’s, are published', () => {
  expect(
    refused(
      'robots.txt',
      'sitemap.xml',
      '_headers',
      '_redirects',
      'favicon.ico',
      'prices.pdf',
      'jobs/index.html',
      'administration/index.html',
      '.well-known/security.txt',
    ),
  ).toEqual([]);
});
