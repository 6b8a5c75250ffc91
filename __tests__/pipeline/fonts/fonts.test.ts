/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../src/files/contentRoot';
import { readSite } from '../../../src/files/read';
import type { FontRole } from '../../../src/looks/design';
import { designs } from '../../../src/looks/designs';
import { emitFonts, findFonts, fontsOf, wholeFontRules } from '../../../src/pipeline/fonts/fonts';

const emitted: Buffer[] = [];
jest.mock('../../../src/pipeline/emitAsset', () => ({
  emitAsset: (name: string, type: string, content: Buffer) => {
    emitted.push(content);
    return `${name}-hash.${type}`;
  },
}));

test('Each language has small fonts with its letters', async () => {
  const emittedFonts = await emitFonts(contentRoot(), '/about-us');
  expect(Object.keys(emittedFonts)).toEqual(readSite(contentRoot()).languages);
  const { files = [], css = '' } = emittedFonts.el ?? {};
  expect(files).toEqual([
    '/about-us/fonts/heading-hash.woff2',
    '/about-us/fonts/italic-hash.woff2',
    '/about-us/fonts/text-hash.woff2',
    '/about-us/fonts/text-hash.woff2',
  ]);
  const rules = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(rules.join('')).toBe(css);
  expect(rules.at(-1)).toMatch(
    `@font-face{font-family:Display;font-style:normal;font-weight:300;font-display:optional;src:url(${files[0]})}`,
  );
  const sizes = emitted.map((content) => content.length);
  expect(emitted.every((content) => content.toString('latin1', 0, 4) === 'wOF2')).toBe(true);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
});

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

test('A font that is not installed has no letters', () => {
  expect(findFonts('a', fontsOf(designs.editorial, 'text', ['gone']))).toEqual({
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
