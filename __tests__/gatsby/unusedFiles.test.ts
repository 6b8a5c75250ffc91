/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../src/content/files/listFiles';
import { putUnusedFilesBack, setUnusedFilesAside } from '../../src/gatsby/unusedFiles';

/** What pages and the client name. */
const used = {
  'about/index.html':
    '<link href="/static/deferred.css"><img src="/static/harbour%20view.avif"><meta content="https://www.example.com/cards/en-1.jpg">',
  'admin/assets/editor.js': 'editor',
  'cards/en-1.jpg': 'card',
  'icons/192.png': 'icon',
  'static/TypedHeading-1.js': 'island',
  'static/client-1.js': 'load("TypedHeading")',
  'static/deferred.css': 'p{}',
  'static/harbour view.avif': 'picture',
};
const withdrawn = {
  'cards/en-0.jpg': 'card with an earlier title',
  'map/wide.fr.svg': 'map in a language that is no longer published',
  'static/withdrawn.avif': 'picture that is no longer on the page',
  'static/suggestions-0.json': 'suggestions with earlier words',
};
const gatsbyFiles = {
  '_gatsby/slices/slice.html': '<img src="/static/withdrawn.avif">',
  'chunk-map.json': '{}',
  'el/404/index.html': 'the same as el/404.html',
  'page-data/about/page-data.json': '{"picture":"/static/withdrawn.avif"}',
  'static/client-1.js.LICENSE.txt': 'licence',
  'static/client-1.js.map': '{}',
  'webpack.stats.json': '{}',
};

/** A project whose build has just written these files. */
function buildSite(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  const site = join(root, 'public');
  for (const [file, text] of Object.entries(files)) write(join(site, file), text);
  const client = { script: '/static/client-1.js', files: clientFiles };
  write(join(root, '.cache/client-files.json'), JSON.stringify(client));
  return { root, site };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const everything = { ...used, ...withdrawn, ...gatsbyFiles };
const clientFiles = ['/static/TypedHeading-1.js', '/static/client-1.js'];
const filesIn = (site: string) =>
  listFiles(site, '.')
    .map((file) => join(file))
    .sort();

test('A finished site has what its pages and scripts name, and the editor', () => {
  const { root, site } = buildSite(used);
  setUnusedFilesAside(root, site);
  expect(filesIn(site)).toEqual(Object.keys(used).sort());
});

test('It has no withdrawn file, none of those for Gatsby alone, and no empty folder', () => {
  const { root, site } = buildSite(everything);
  setUnusedFilesAside(root, site);
  expect(filesIn(site)).toEqual(Object.keys(used).sort());
  for (const folder of ['_gatsby', 'map', 'page-data'])
    expect([folder, existsSync(join(site, folder))]).toEqual([folder, false]);
});

test('The next build finds every file that Gatsby takes for present', () => {
  const { root, site } = buildSite(everything);
  setUnusedFilesAside(root, site);
  putUnusedFilesBack(root, site);
  expect(filesIn(site)).toEqual(Object.keys(everything).sort());
  expect(readFileSync(join(site, 'static/withdrawn.avif'), 'utf8')).toBe(
    'picture that is no longer on the page',
  );
});

test('A picture that is used again is published again', () => {
  const { root, site } = buildSite(everything);
  setUnusedFilesAside(root, site);
  putUnusedFilesBack(root, site);
  write(join(site, 'el/about/index.html'), '<img src="/static/withdrawn.avif">');
  setUnusedFilesAside(root, site);
  expect(filesIn(site)).toContain('static/withdrawn.avif');
});

test('A first build, and one without its earlier site, has nothing to put back', () => {
  const { root, site } = buildSite(used);
  putUnusedFilesBack(root, site);
  expect(filesIn(site)).toEqual(Object.keys(used).sort());
  setUnusedFilesAside(root, site);
  putUnusedFilesBack(root, join(root, 'deleted'));
  expect(existsSync(join(root, 'deleted'))).toBe(false);
});
