/** @jest-environment node */
import fs from 'node:fs';
import { findFonts } from '../../../src/build/fonts/fontFiles';
import { type FontFamily, type FontSource, sourcesOf } from '../../../src/build/fonts/fontSources';

const find = (text: string, family: FontFamily = 'Text') =>
  findFonts(text, sourcesOf('editorial', family, 'normal'));

const lettersIn = (text: string) =>
  find(text).files.map(({ characters }) => characters.sort().join(''));

test('Each letter is in the first file that has it', () => {
  expect(lettersIn('bé aα’Ωш😀')).toEqual([' ш', 'Ωα', 'abé’']);
  expect(find('bé aα’Ωш😀').missing).toEqual(['😀']);
});

test('A font with nothing but spaces, or with none of the letters, is left out', () => {
  expect(find(' ')).toEqual({ files: [], missing: [] });
  expect(lettersIn('港 Galini 夜')).toEqual([' Gailn']);
});

test('Vowels that browsers draw as two letters have both; an invisible character is never missing', () => {
  expect(find('คำ\u200d').missing.sort()).toEqual([...'คาำ\u0e4d'].sort());
});

test('Pages load no font in numbered slices, as it would be dozens of files; pictures may', () => {
  jest.spyOn(fs, 'readFileSync').mockReturnValue('{"[119]":"U+0061"}');
  const [sliced] = sourcesOf('editorial', 'Text', 'normal') as [FontSource];
  expect(findFonts('a', [sliced]).files).toEqual([]);
  const { files } = findFonts('a', [{ ...sliced, hasSlices: true }]);
  const file = '@fontsource-variable/manrope/files/manrope-119-wght-normal.woff2';
  expect(files).toMatchObject([{ file, characters: ['a'] }]);
  jest.restoreAllMocks();
});

test('A font that is not installed has no letters', () => {
  const [source] = sourcesOf('editorial', 'Text', 'normal') as [FontSource];
  expect(findFonts('a', [{ ...source, package: 'gone' }])).toEqual({ files: [], missing: ['a'] });
});

test.each([
  ['Vietnamese', 'Phần mềm yên ả như bến cảng', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Russian', 'Программное обеспечение, спокойное', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Japanese', '港のように静かなソフトウェア', [], []],
])('In %s, headings and text have the intended fonts', (_, text, headings, texts) => {
  const letters = text.replaceAll(' ', '');
  const namesOf = (family: FontFamily) =>
    find(letters, family).files.map(({ source }) => source.package);
  expect([namesOf('Display'), namesOf('Text')]).toEqual([headings, texts]);
});
