/** @jest-environment node */

import { type FontFile, filesFor, subset } from '../../src/gatsby/fonts';

const cut = (file: FontFile) => subset(file, 'woff2');

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

test('A font that cannot be cut says why', async () => {
  const [file] = filesFor('a', 'Text', 'normal');
  if (!file) throw new Error('No font has an a.');
  const broken = { ...file, source: { ...file.source, axes: { wght: { min: 700, max: 400 } } } };
  await expect(cut(broken)).rejects.toThrow('wght');
});

test('A face that would draw nothing but spaces is left out', () => {
  expect(filesFor(' ', 'Display', 'italic')).toEqual([]);
});
