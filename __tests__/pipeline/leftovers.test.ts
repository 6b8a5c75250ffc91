/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearSite, removeUnused, restorePictures } from '../../src/pipeline/leftovers';
import { filesIn, writeIn } from '../model/project';

let project: string;
let output: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-'));
  output = join(project, 'public');
});
afterEach(() => rmSync(project, { recursive: true }));

const files = () => [...filesIn(project).keys()].sort();
const picture = 'static/1a/c3/Ä x.jpg';

test('Pictures that a page lacks are named, and those that no page shows are kept elsewhere', () => {
  const page = '<source srcSet="/static/1a/a1/x.avif 1x"/><img src="/static/1a/b2/x.jpg"/>';
  writeIn(output, 'about/index.html', page);
  writeIn(output, 'static/1a/b2/x.jpg', 'a picture');
  writeIn(output, picture, 'another size');
  expect(removeUnused(output, ['/about/'])).toEqual(['static/1a/a1/']);
  expect(files()).toEqual([
    `./.cache/unused-pictures/${picture}`,
    './public/about/index.html',
    './public/static/1a/b2/x.jpg',
  ]);
});

test('They are there again for the next build, which reuses them with Gatsby’s cache only', () => {
  writeIn(project, `.cache/unused-pictures/${picture}`, 'a picture');
  writeIn(project, '.cache/caches-lmdb/data.mdb', '');
  writeIn(output, 'static/1a/b2/x.jpg', 'shown');
  writeIn(output, 'robots.txt', '');
  clearSite(output);
  restorePictures(output);
  expect(files()).toEqual([
    './.cache/caches-lmdb/data.mdb',
    './public/static/1a/b2/x.jpg',
    `./public/${picture}`,
  ]);
  rmSync(join(project, '.cache'), { recursive: true });
  clearSite(output);
  expect(files()).toEqual([]);
});

test('A site’s folder that was deleted is not made, as Gatsby then begins from the start', () => {
  writeIn(project, `.cache/unused-pictures/${picture}`, 'a picture');
  writeIn(project, '.cache/caches-lmdb/data.mdb', '');
  clearSite(output);
  restorePictures(output);
  expect(existsSync(output)).toBe(false);
});
