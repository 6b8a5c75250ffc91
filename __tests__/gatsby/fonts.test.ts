/** @jest-environment node */

import { contentRoot } from '../../src/content/files/contentRoot';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { fontsFor } from '../../src/gatsby/fontFaces';
import { type FontFile, filesFor, subset } from '../../src/gatsby/fonts';

const root = contentRoot();
const site = readSite(root);
const facesOf = (language: string) =>
  fontsFor(readTranslation(root, language), readCompany(root), site, language);

const cut = (file: FontFile) => subset(file, 'woff2');

test.each(site.languages)('A page in %s loads at most 45 kB of fonts', async (language) => {
  const fonts = await Promise.all(facesOf(language).map(cut));
  expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(45_000);
});

test.each([
  ['en', ['latin', 'serif']],
  ['de', ['latin', 'serif']],
  ['el', ['greek', 'latin', 'serif']],
  ['ar', ['arabic', 'latin', 'serif']],
])('A page in %s loads only what its script needs', (language, scripts) => {
  // The serif has the letters of several scripts in one file.
  const files = facesOf(language).map(({ file }) =>
    /-(latin|greek|arabic)-wght|\/noto-(serif)-display\//.exec(file)?.slice(1).join(''),
  );
  expect([...new Set(files)].sort()).toEqual(scripts);
});

test('Each character is drawn by one file, and the ranges say which', () => {
  const [latin, greek] = filesFor('abcdε αλφα', 'Text', 'normal').sort((a, b) =>
    b.file.localeCompare(a.file),
  );
  expect(latin).toMatchObject({ characters: ' abcd', unicodeRange: 'U+20-64' });
  expect(greek).toMatchObject({ characters: 'αελφ', unicodeRange: 'U+3B1-3C6' });
});

test('A range ends where another file draws what comes next', () => {
  const ranges = filesFor('aα’', 'Text', 'normal').map(({ unicodeRange }) => unicodeRange);
  expect(ranges.sort()).toEqual(['U+3B1', 'U+61,U+2019']);
});

test('Capitals of the small labels are cut in, too', () => {
  const label = readTranslation(root, 'el').page.about.mission.label.toLocaleUpperCase('el');
  const greek = facesOf('el').find(({ file }) => file.includes('manrope-greek'));
  expect([...label].filter((letter) => !greek?.characters.includes(letter))).toEqual([]);
});

test('A font that cannot be cut says why', async () => {
  const [file] = filesFor('a', 'Text', 'normal');
  if (!file) throw new Error('No font has an a.');
  const broken = { ...file, source: { ...file.source, axes: { wght: { min: 700, max: 400 } } } };
  await expect(cut(broken)).rejects.toThrow('wght');
});

test('A face that would draw nothing but spaces is left out', () => {
  expect(filesFor(' ', 'Display', 'italic')).toEqual([]);
});
