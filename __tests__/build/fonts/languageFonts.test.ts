/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitFonts } from '../../../src/build/fonts/languageFonts';
import { wholeFontRules } from '../../../src/build/fonts/wholeFonts';
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
