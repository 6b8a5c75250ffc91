/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { writeFile } from '../../../src/files/files';
import type { FontRole } from '../../../src/looks/design';
import { designs } from '../../../src/looks/designs';
import { fontElements } from '../../../src/pipeline/fonts/fontElements';
import { refusedFonts } from '../../../src/pipeline/fonts/fontProblems';
import {
  findFonts,
  fontsOf,
  strayLetters,
  wholeFontRules,
} from '../../../src/pipeline/fonts/fonts';

test('Development and the preview have whole fonts, of which the first one of a letter wins', () => {
  const css = wholeFontRules(designs.editorial);
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
  for (const file of files)
    expect(readFileSync(join('node_modules', file)).length).toBeGreaterThan(0);
  expect(files.findIndex((file) => file.includes('/manrope-latin-wght-'))).toBeGreaterThan(
    files.findIndex((file) => file.includes('/noto-sans-arabic-latin-wght-')),
  );
  const families = [...css.matchAll(/font-family:(\w+);/g)].map(([, family]) => family);
  expect(new Set(families)).toEqual(new Set(['Display', 'Text']));
  expect(css).toContain('font-family:Display;font-style:italic;font-weight:300;');
});

const find = (text: string, role: FontRole = 'text') =>
  findFonts(text, fontsOf(designs.editorial, role));

const marked = [
  ['Yoruba', 'ẹ́ ọ́ Ẹ́ Ọ̀ ẹ̀ ṣ ń'],
  ['Igbo', 'ị́ ọ́ ụ̀ ṅ'],
  ['Ewe', 'ɛ́ ɔ̃ ŋ ɖ ƒ'],
  ['Navajo', 'ą́ ę́ į́ ǫ́'],
  ['Lithuanian', 'ė́ ų́ ą́ ū́'],
  ['Vietnamese, decomposed', 'Phần mềm yên ả'.normalize('NFD')],
] as const;

test.each(marked)('%s: a letter and its marks are in one file of one font', (_, text) => {
  for (const design of Object.values(designs)) {
    const { files, missing } = findFonts(text, fontsOf(design, 'text'));
    expect(missing).toEqual([]);
    expect(new Set(files.map(({ font }) => font.package)).size).toBe(1);
    for (const { segment } of new Intl.Segmenter().segment(text.normalize()))
      expect(
        files.some(({ characters }) => [...segment].every((part) => characters.includes(part))),
      ).toBe(true);
  }
});

test.each(Object.entries(designs))(
  'In the look “%s”, an accent is above a capital with a dot below, not in it',
  (_, design) => {
    for (const letter of ['Ẹ́', 'Ọ̀']) {
      const [found] = findFonts(letter, fontsOf(design, 'text')).files;
      const font = openSync(join('node_modules', found?.file ?? ''));
      const positions = 'layout' in font ? font.layout(letter.normalize()).positions : [];
      expect(positions.some(({ yOffset }) => yOffset !== 0)).toBe(true);
    }
  },
);

test('A file that lists a mark but lacks it is left out, as browsers cannot decode an empty one', () => {
  expect(find('\u0301')).toMatchObject({ files: [{ font: { package: 'source-sans-3' } }] });
});

test('A letter that no font has in one piece is drawn of its parts', () => {
  expect(strayLetters('ǟ', fontsOf(designs.warm, 'text'))).toEqual([]);
  expect(find('ǟ').files).toMatchObject([{ characters: ['ä', '\u0304'] }]);
});

test('A letter without a font is named if other letters of its script have one', () => {
  expect(strayLetters('i̇̃ 海 ẹ́', fontsOf(designs.warm, 'text'))).toEqual(['i̇̃']);
});

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

test('A letter with marks is missing as a whole; an invisible character never is', () => {
  expect(find('คำ').missing).toEqual(['คำ']);
  expect(find('a\u200d \u200d').missing).toEqual([]);
});

test('A font that is not installed has no letters', () => {
  expect(findFonts('a', fontsOf(designs.editorial, 'text', undefined, ['gone']))).toEqual({
    files: [],
    missing: ['a'],
  });
});

test.each([
  ['Vietnamese', 'Phần mềm yên ả như bến cảng', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Russian', 'Программное обеспечение, спокойное', ['noto-serif-display'], ['manrope', 'manrope']],
  ['Japanese', '港のように静かなソフトウェア', [], []],
])('In %s, headings and text have the intended fonts', (_, text, headings, texts) => {
  const letters = text.replaceAll(' ', '');
  const namesOf = (role: FontRole) => find(letters, role).files.map(({ font }) => font.package);
  expect([namesOf('heading'), namesOf('text')]).toEqual([headings, texts]);
});

test('A look whose font is cut into many files is refused, as pages would load dozens of them', () => {
  const { heading, ...others } = designs.warm.fonts;
  const design = { ...designs.warm, fonts: { ...others, heading: [...heading, 'noto-serif-jp'] } };
  expect(refusedFonts('warm')).toEqual([]);
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'fonts-'))];
  process.chdir(folder);
  writeFile(
    'node_modules/@fontsource-variable/noto-serif-jp/unicode.json',
    '{ "[0]": "U+25E1", "[1]": "U+FF2B", "latin": "U+0000-00FF" }',
  );
  const problems = refusedFonts('warm', design);
  process.chdir(project);
  rmSync(folder, { recursive: true });
  expect(problems).toMatchObject([
    {
      file: 'src/looks/warm.ts',
      key: 'fonts.heading',
      problem: expect.stringMatching(
        /^has “noto-serif-jp”, whose letters are in about a hundred files/,
      ),
    },
  ]);
});

test('A font for languages in one script is not used in others', () => {
  const { heading, ...others } = designs.warm.fonts;
  const korean = { package: 'noto-serif-kr', script: 'Kore' };
  const design = { ...designs.warm, fonts: { ...others, heading: [...heading, korean] } };
  const usedIn = (script: string) =>
    fontsOf(design, 'heading', script).some((font) => font.package === korean.package);
  expect([usedIn('Kore'), usedIn('Jpan')]).toEqual([true, false]);
});

test('A page in a language without fonts stops the build', () => {
  Object.assign(globalThis, { LANGUAGE_FONTS: {} });
  expect(() => fontElements('xx', '/xx/about/')).toThrow(
    '/xx/about/ is in "xx", a language without fonts.',
  );
});
