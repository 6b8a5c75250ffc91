/** Attacks in the content are shown as text and never run; and every text of a page comes from its translation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../src/files/contentRoot';
import { readDrawnMap } from '../../src/files/read';
import { describeLanguage } from '../../src/model/languages';
import { flattenStrings } from '../../src/model/texts';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { testOf } from './builtSite';
import { cmsWarnings } from './editor';
import {
  executableAttributes,
  hostile,
  hostileAbout,
  hostileCompany,
  hostileFiles,
  pseudo,
  publishedLanguages,
  watch,
} from './hostileSite';
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { expect, scrollToEnd, visit } from './site';
import { type PageText, stringsOfPage } from './strings';

const test = testOf(hostileFiles);

const pages = hostile.flatMap(({ code, words, pathOf }) => [
  { code, path: pathOf('/about/'), texts: [...flattenStrings(words.about).values()] },
  { code, path: pathOf('/404.html'), texts: [...flattenStrings(words.notFound).values()] },
]);

// With the policy, nothing may be attempted; without it, nothing may run either.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'Without its policy' : 'With its policy', () => {
    test.use({ bypassCSP });

    for (const { code, path, texts } of pages) {
      test(`${path} runs nothing and shows every text in ${code}`, async ({ page, built }) => {
        const ran = await watch(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, built.url + path);
        await scrollToEnd(page);
        const strings = (await page.evaluate(stringsOfPage)).map(({ text }) => text);
        // An address consists of parts, between which it may break.
        strings.push((await page.getByRole('main').textContent()) ?? '');
        const isThere = (text: string) => strings.some((one) => one.includes(text));
        expect(texts.filter((text) => !isThere(text))).toEqual([]);
        expect(isThere(hostileCompany.name)).toBe(true);
        expect(await page.evaluate(executableAttributes)).toEqual([]);
        expect(await ran()).toEqual([]);
      });
    }
  });
}

test('Files for search engines, devices and hosts have the company as text', async ({
  page,
  built,
}) => {
  const { name, email, mapsUrl } = hostileCompany;
  await visit(page, `${built.url}/about/`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ name, email, location: { hasMap: mapsUrl } });

  const read = (file: string) => readFileSync(join(built.folder, file), 'utf8');
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({ name });
  const ofHosts = ['public/_redirects', 'public/_headers', 'deploy/nginx.conf'];
  for (const file of ['public/sitemap.xml', ...ofHosts])
    expect(read(file), file).not.toMatch(/ran\(|script>/);
});

test.describe('The editor', () => {
  test.use({ expectedMessages: cmsWarnings });

  test('shows the company as text', async ({ page, built }) => {
    const ran = await watch(page);
    await page.goto(`${built.url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page).toHaveTitle(hostileCompany.name);
    expect(await ran()).toEqual([]);
  });
});

/** Texts that are the same in every language. */
const ofNoLanguage = [
  ...flattenStrings(hostileCompany).values(),
  ...publishedLanguages.map((language) => describeLanguage(language).name),
  String(new Date().getFullYear()),
  // The map's, not a translation's.
  ...Object.values(readDrawnMap(contentRoot())?.credit ?? {}),
];
/** What a language's pages may say, the longest first, as some are parts of others. */
const known = new Map(
  [pseudo, ...hostile].map((one) => [
    one.code,
    [
      ...ofNoLanguage,
      ...flattenStrings(one.words).values(),
      ...textsPerLanguage('content/about.json', hostileAbout).map(([, alt]) => alt[one.code] ?? ''),
    ].sort((text, other) => other.length - text.length),
  ]),
);

/** Whether anything but punctuation is left of a text after what its language's pages may say is removed. */
function isForeign({ text, language }: PageText): boolean {
  const rest = (known.get(language) ?? []).reduce((left, one) => left.replaceAll(one, ''), text);
  return /[\p{L}\p{N}]/u.test(rest);
}

for (const path of ['/about/', '/404.html'].map(pseudo.pathOf))
  test(`Every text of ${path} is in the translation`, async ({ page, built }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, built.url + path);
    await scrollToEnd(page);
    const strings = await page.evaluate(stringsOfPage);
    expect(strings.length).toBeGreaterThan(20);
    expect(strings.filter(isForeign)).toEqual([]);
  });

test.describe('In a browser that prefers the pseudo-language', () => {
  test.use({ locale: pseudo.code, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('its page has all letters in the site’s fonts', async ({ page, built }) => {
    expect(await textsInDeviceFonts(page, built.url + pseudo.pathOf('/about/'))).toEqual(
      namesInDeviceFonts(pseudo.code, publishedLanguages),
    );
  });
});
