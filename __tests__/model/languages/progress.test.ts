/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../../../src/model/files/read';
import { measureProgress } from '../../../src/model/languages/progress';
import { type About, type Labels, type Site, wordFile, wordFiles } from '../../../src/model/model';
import { copyContent, edit, overwrite } from '../project';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const progressOf = (language: string) =>
  measureProgress(root, readSite(root)).find((one) => one.language === language);

test('A complete language has nothing missing', () => {
  for (const { missing, state } of measureProgress(root, readSite(root))) {
    expect({ missing, state }).toEqual({ missing: [], state: 'published' });
  }
});

test('Missing and empty texts are counted by key', () => {
  edit<Labels>(root, 'locales/el/labels.json', (labels) => {
    Reflect.deleteProperty(labels, 'skip');
    labels.phone = '';
  });
  expect(progressOf('el')).toMatchObject({
    missing: ['labels.skip', 'labels.phone'],
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
  for (const name of wordFiles) overwrite(root, wordFile(name, 'ar'), '{ broken');
  expect(progressOf('ar')).toMatchObject({ state: 'draft' });
  // The pictures are still described.
  expect(progressOf('ar')?.missing).toHaveLength((progressOf('en')?.total ?? 0) - 8);
});
