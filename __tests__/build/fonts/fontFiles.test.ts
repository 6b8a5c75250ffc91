/** @jest-environment node */
import fs from 'node:fs';
import { charactersOf, type FontFile, fontFilesFor } from '../../../src/build/fonts/fontFiles';
import { type FontFamily, type FontSource, sourcesOf } from '../../../src/build/fonts/fontSources';

const filesFor = (text: string, family: FontFamily = 'Text') =>
  fontFilesFor(text, sourcesOf('editorial', family, 'normal'));

const lettersIn = (files: FontFile[]) => files.map(({ characters }) => characters.join(''));

test('Each letter is in the first file that has it', async () => {
  const files = await filesFor('bé aα’Ωш😀');
  expect(lettersIn(files)).toEqual([' abé’', 'ш', 'Ωα']);
  expect(files.every(({ content }) => content.toString('latin1', 0, 4) === 'wOF2')).toBe(true);
});

test('A font with nothing but spaces, or with none of the letters, is left out', async () => {
  expect(await filesFor(' ')).toEqual([]);
  expect(lettersIn(await filesFor('港 Galini 夜'))).toEqual([' Gailn']);
});

test('Vowels that browsers draw as two letters have both', () => {
  expect(charactersOf('คำ')).toEqual([...'คาำ\u0e4d']);
});

test('A font that cannot be cut says why', async () => {
  const sources = sourcesOf('editorial', 'Text', 'normal').map((source) => ({
    ...source,
    axes: { wght: { min: 700, max: 400 } },
  }));
  await expect(fontFilesFor('a', sources)).rejects.toThrow('wght');
});

test('Pages load no font in numbered slices, as it would be dozens of files; pictures may', async () => {
  const file = '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
  const slice = file.replace('latin', '119');
  const font = fs.readFileSync(`node_modules/${file}`);
  jest.spyOn(fs, 'readdirSync').mockReturnValue([slice.split('/').at(-1)] as never);
  jest.spyOn(fs.promises, 'readFile').mockResolvedValue(font);
  const [sliced] = sourcesOf('editorial', 'Text', 'normal') as [FontSource];
  expect(await fontFilesFor('a', [sliced])).toEqual([]);
  const pictured = await fontFilesFor('a', [{ ...sliced, hasSlices: true }], 'truetype');
  expect(pictured).toMatchObject([{ file: slice, characters: ['a'] }]);
  const [whole] = await fontFilesFor('a', [{ ...sliced, whole: 'noto-sans-jp.ttf' }]);
  expect(whole?.file).toBe('noto-sans-jp.ttf');
  jest.restoreAllMocks();
});

test.each([
  ['Hebrew', 'תוכנה רגועה כמו נמל', ['noto-serif-hebrew'], []],
  ['Hindi', 'बंदरगाह जैसा शांत सॉफ़्टवेयर', ['noto-serif-devanagari'], []],
  ['Thai', 'ซอฟต์แวร์ที่สงบดั่งท่าเรือ', ['noto-serif-thai'], []],
  ['Vietnamese', 'Phần mềm yên ả như bến cảng', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Russian', 'Программное обеспечение, спокойное', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Japanese', '港のように静かなソフトウェア', [], []],
])(
  'In %s, headings and text have the intended fonts, which are small',
  async (_, text, headings, texts) => {
    const letters = text.replaceAll(' ', '');
    const [display, body] = [await filesFor(letters, 'Display'), await filesFor(letters)];
    const namesOf = (files: FontFile[]) => files.map(({ source }) => source.package);
    expect(namesOf(display)).toEqual(headings);
    expect(namesOf(body)).toEqual(texts);
    const sizes = [...display, ...body].map(({ content }) => content.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  },
);
