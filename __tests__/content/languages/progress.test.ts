/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../../../src/content/files/read';
import { measureProgress } from '../../../src/content/languages/progress';
import type { About, Site, Translation } from '../../../src/content/model';
import { copyContent, edit, overwrite } from '../project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const progressOf = (language: string) =>
  measureProgress(root, readSite(root)).find((one) => one.language === language);

test('A complete language has nothing missing', () => {
  for (const { missing, tooLong, state } of measureProgress(root, readSite(root))) {
    expect({ missing, tooLong, state }).toEqual({ missing: [], tooLong: [], state: 'published' });
  }
});

test('Missing, empty, forgotten and overlong texts are counted by key', () => {
  edit<Translation>(root, 'locales/el/translation.json', ({ site, page }) => {
    Reflect.deleteProperty(site, 'skip');
    site.phone = '';
    page.about.team.title = 'Half of us have been to sea';
    page.about.value.label = 'Α'.repeat(25);
  });
  expect(progressOf('el')).toMatchObject({
    missing: ['site.skip', 'site.phone'],
    identical: ['page.about.team.title', 'site.email'],
    tooLong: ['page.about.value.label'],
  });
});

test('Descriptions of pictures count as texts', () => {
  edit<About>(root, 'content/about.json', ({ collage: [first] }) => {
    Reflect.deleteProperty(first?.alt ?? {}, 'el');
  });
  expect(progressOf('el')?.missing).toEqual(['collage[0].alt']);
});

test('Without a single text everything is missing, and nothing breaks', () => {
  rmSync(join(root, 'locales'), { recursive: true });
  rmSync(join(root, 'content/about.json'));
  expect(measureProgress(root, readSite(root)).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
});

test('A folder that is not listed is a draft, whatever is in it', () => {
  edit<Site>(root, 'content/site.json', ({ languages }) => languages.splice(3, 1));
  overwrite(root, 'locales/ar/translation.json', '{ broken');
  expect(progressOf('ar')).toMatchObject({ state: 'draft' });
  // The pictures are still described.
  expect(progressOf('ar')?.missing).toHaveLength((progressOf('en')?.total ?? 0) - 8);
});
