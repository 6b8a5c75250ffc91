/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { addFonts } from '../../src/gatsby/fontFaces';

// Nothing is cut: a file is named by its letters.
jest.mock('../../src/gatsby/emitAsset', () => ({
  emitAsset: async ({ name, inputs }: { name: string; inputs: unknown[] }) =>
    `${name}-${`${inputs[1]}`.replaceAll(' ', '')}.woff2`,
}));

const site = mkdtempSync(join(tmpdir(), 'fonts-'));
mkdirSync(join(site, 'static'));
writeFileSync(join(site, 'static/deferred.css'), '.lead{font-family:Display}');

const policy = '<meta http-equiv="Content-Security-Policy">';
const style = '<style>html{font-family:Text}</style>';
const page = (language: string, body: string, head = policy + style) =>
  `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;

const withFonts = (...pages: string[]) => withFontsBelow('', ...pages);

async function withFontsBelow(base: string, ...pages: string[]): Promise<string[]> {
  const documents = pages.map((source) => parse(source));
  await addFonts(documents, { site, base });
  return documents.map((document) => serialize(document));
}

const preloadsIn = (html = '') =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file]) => file);

test('The pages of a language share fonts with the letters of all of them', async () => {
  const pages = [page('en', 'ab'), page('en', 'bc'), page('el', 'α')];
  const [one, other, greek] = await withFonts(...pages);
  expect(preloadsIn(one)).toEqual(['/fonts/text-normal-abc.woff2']);
  expect(preloadsIn(other)).toEqual(preloadsIn(one));
  expect(preloadsIn(greek)).toEqual(['/fonts/text-normal-α.woff2']);
});

test('Styles in a file of their own count as well', async () => {
  const deferred = '<link rel="stylesheet" href="/static/deferred.css">';
  const [html] = await withFonts(page('en', `${deferred}a<p class="lead">b</p>`));
  expect(preloadsIn(html)).toEqual([
    '/fonts/display-normal-b.woff2',
    '/fonts/text-normal-ab.woff2',
  ]);
});

test('Below a path, fonts and styles are found there', async () => {
  const deferred = '<link rel="stylesheet" href="/about-us/static/deferred.css">';
  const [html] = await withFontsBelow('/about-us', page('en', `${deferred}<p class="lead">b</p>`));
  expect(preloadsIn(html)).toContain('/about-us/fonts/display-normal-b.woff2');
  expect(html).toContain('src:url(/about-us/fonts/display-normal-b.woff2)');
});

test('Every font is fetched before the pictures and the policy, and declared in the first sheet', async () => {
  const picture = '<link rel="preload" as="image" href="/a.avif">';
  const [html = ''] = await withFonts(page('en', 'ab', picture + policy + style));
  const order = ['as="font"', 'as="image"', 'Content-Security-Policy', '<style>'].map((text) =>
    html.indexOf(text),
  );
  expect(order).toEqual(order.toSorted((one, another) => one - another));
  expect(html).toContain(
    '<style>html{font-family:Text}@font-face{font-family:Text;font-style:normal;font-weight:400 700;font-display:optional;src:url(/fonts/text-normal-ab.woff2) format("woff2");unicode-range:U+61-62}</style>',
  );
});

test('A page kept from an earlier build gets the new fonts in place of its own', async () => {
  const [earlier = ''] = await withFonts(page('en', 'ab'));
  const [now = ''] = await withFonts(earlier.replace('>ab<', '>abc<'));
  expect(now).toBe((await withFonts(page('en', 'abc')))[0]);
});

test('Pages in Chinese, Japanese and Korean name the device’s fonts for their letters', async () => {
  const [html = ''] = await withFonts(page('ja', '港ab'));
  const rule =
    ':root[data-script=Jpan]{--display:Display,"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif;--text:Text,"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans CJK JP",sans-serif}[lang|=ja] :is(h1,h2){word-break:auto-phrase}';
  expect(html.split(rule)).toHaveLength(2);
  expect(preloadsIn(html)).toEqual(['/fonts/text-normal-ab.woff2']);
  const [again = ''] = await withFonts(html);
  expect(again).toBe(html);
  const [english] = await withFonts(page('en', 'ab'));
  expect(english).not.toContain('data-script');
});

test('A page that only leads to another one loads none', async () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/about/">';
  const [html] = await withFonts(page('en', 'a', refresh + policy + style));
  expect(preloadsIn(html)).toEqual([]);
});

test('A page without a style element for its fonts stops the build', async () => {
  await expect(withFonts(page('en', 'a', policy))).rejects.toThrow(
    'no style element for its fonts',
  );
});
