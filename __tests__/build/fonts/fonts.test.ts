/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitFonts, findFonts, wholeFontRules } from '../../../src/build/fonts/fonts';
import { type FontFamily, type FontSource, sourcesOf } from '../../../src/build/fonts/typefaces';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { writeJson } from '../../../src/model/files/files';
import { readSite } from '../../../src/model/files/read';

const emitted: Buffer[] = [];
jest.mock('../../../src/build/emitAsset', () => ({
  emitAsset: (name: string, type: string, content: Buffer) => {
    emitted.push(content);
    return `${name}-hash.${type}`;
  },
}));

test('Each language has small fonts with its letters', async () => {
  const fonts = await emitFonts(contentRoot(), '/about-us');
  expect(Object.keys(fonts)).toEqual(readSite(contentRoot()).languages);
  const { files = [], css = '' } = fonts.el ?? {};
  expect(files).toEqual([
    '/about-us/fonts/display-normal-hash.woff2',
    '/about-us/fonts/display-italic-hash.woff2',
    '/about-us/fonts/text-normal-hash.woff2',
    '/about-us/fonts/text-normal-hash.woff2',
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

test('Pages in Chinese, Japanese and Korean name the device’s fonts for their letters', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'locales'])
    cpSync(join(contentRoot(), folder), join(root, folder), { recursive: true });
  cpSync(join(root, 'locales/en'), join(root, 'locales/ja'), { recursive: true });
  writeJson(root, 'content/site.json', { defaultLanguage: 'en', languages: ['en', 'ja'] });
  const { en, ja } = await emitFonts(root, '');
  rmSync(root, { recursive: true });
  const rule =
    ':root[data-script=Jpan]{--display:Display,"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif;--text:Text,"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans CJK JP",sans-serif}[lang|=ja] :is(h1,h2){word-break:auto-phrase}';
  expect(ja?.css.startsWith(`${rule}@font-face`)).toBe(true);
  expect(en?.css).not.toContain('data-script');
});

test('Development and the preview have whole fonts, of which the first one of a letter wins', () => {
  const css = wholeFontRules();
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
  for (const file of files)
    expect(readFileSync(join('node_modules', file)).length).toBeGreaterThan(0);
  expect(files.findIndex((file) => file.includes('/manrope-latin-wght-'))).toBeGreaterThan(
    files.findIndex((file) => file.includes('/noto-sans-arabic-latin-wght-')),
  );
  const families = [...css.matchAll(/font-family: (\w+);/g)].map(([, family]) => family);
  expect(new Set(families)).toEqual(new Set(['Display', 'Text']));
  expect(css).toMatch(/font-family: Display;\s+font-style: italic;[^}]*font-weight: 300;/);
  expect(css).toContain(':root[data-script=Kore]');
});

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
