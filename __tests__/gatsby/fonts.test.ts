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

test('Vowels that browsers draw as two letters have both', () => {
  const [thai] = filesFor('คำ', 'Display', 'normal');
  expect(thai?.characters).toBe('คาำ\u0e4d');
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
    const [display, body] = (['Display', 'Text'] as const).map((family) =>
      filesFor(text.replaceAll(' ', ''), family, 'normal'),
    );
    const namesOf = (files: FontFile[] = []) => files.map(({ source }) => source.package);
    expect(namesOf(display)).toEqual(headings);
    expect(namesOf(body)).toEqual(texts);
    const sizes = await Promise.all([...(display ?? []), ...(body ?? [])].map(cut));
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(20_000);
  },
);
