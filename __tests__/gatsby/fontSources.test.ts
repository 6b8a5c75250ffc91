/** @jest-environment node */
import fs from 'node:fs';
import { type FontSource, filesOf, fontSources, subsetsOf } from '../../src/gatsby/fontSources';
import { filesFor } from '../../src/gatsby/fonts';

/** As Fontsource publishes Japanese: a file for each script, and the rest in numbered slices. */
const unicode = { '[0]': 'U+25ee8,U+25f23', '[119]': 'U+3042,U+65e5,U+6e2f', latin: 'U+0000-00FF' };
const japanese: FontSource = {
  family: 'Text',
  style: 'normal',
  package: 'noto-sans-jp',
  weight: '400 700',
  axes: {},
};
const inPackage = (file: string) => `@fontsource-variable/noto-sans-jp/files/noto-sans-jp-${file}`;

beforeEach(() => {
  const read = fs.readFileSync;
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation(((...args: Parameters<typeof read>) =>
      `${args[0]}`.includes('noto-sans-jp/unicode.json')
        ? JSON.stringify(unicode)
        : read(...args)) as typeof read);
});
afterEach(() => jest.restoreAllMocks());

test('Without a font for its script, a language keeps the reader’s own', () => {
  expect(filesFor('港のように', 'Text', 'normal')).toEqual([]);
  const [latin, ...others] = filesFor('港 Galini 夜', 'Text', 'normal');
  expect(latin).toMatchObject({ characters: ' Gailn' });
  expect(others).toEqual([]);
});

test('A page loads no font in numbered slices: it would be dozens of files', () => {
  fontSources.push(japanese);
  expect(filesFor('港あ日 a', 'Text', 'normal').map(({ file }) => file)).toEqual([
    expect.stringContaining('manrope-latin'),
  ]);
  fontSources.pop();
});

test('Of such a font a page loads the whole one, cut to its letters', () => {
  const whole = 'noto-sans-jp.ttf';
  const [file] = filesOf({ ...japanese, whole });
  expect(file?.file).toBe(whole);
  expect([...'港あ日'].every((letter) => file?.has(letter.codePointAt(0) ?? 0))).toBe(true);
});

test('The editor’s preview finds the slices by the names that they have', () => {
  const files = subsetsOf({ ...japanese, whole: 'noto-sans-jp.ttf' }).map(({ file }) => file);
  expect(files).toEqual(
    ['0-wght-normal.woff2', '119-wght-normal.woff2', 'latin-wght-normal.woff2'].map(inPackage),
  );
});
