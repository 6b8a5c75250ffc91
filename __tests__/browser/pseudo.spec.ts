/** The site in the pseudo-language: every text is in the translations, and longer texts fit. */

import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readDrawnMap } from '../../src/model/files/read';
import { describeLanguage, localizedPath } from '../../src/model/languages/languages';
import { flattenStrings } from '../../src/model/texts';
import { textsPerLanguage } from '../../src/model/validation/translations';
import { publishedLanguages, test } from './builtSite';
import { hostile, hostileAbout, hostileCompany } from './hostileSite';
import { misplacedTexts } from './misplacedTexts';
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { pseudo } from './pseudoSite';
import { expect, scrollToEnd, visit } from './site';
import { type PageText, stringsOfPage } from './strings';

const { code, words } = pseudo;
const aboutPage = localizedPath('/about/', code, false);
const pages = [aboutPage, localizedPath('/404.html', code, false)];

/** Each language's texts. */
const known = new Map(
  [pseudo, ...hostile].map((one) => [
    one.code,
    [
      ...flattenStrings(one.words).values(),
      ...textsPerLanguage('content/about.json', hostileAbout).map(([, alt]) => alt[one.code] ?? ''),
    ],
  ]),
);
/** Texts that are the same in every language. */
const ofNoLanguage = new Set([
  ...flattenStrings(hostileCompany).values(),
  ...publishedLanguages.map((language) => describeLanguage(language).name),
  String(new Date().getFullYear()),
  // The map's, not a translation's.
  ...Object.values(readDrawnMap(contentRoot())?.credit ?? {}),
]);

/** Whether anything but punctuation is left of a text after its language's texts are removed. */
function isForeign({ text, language }: PageText): boolean {
  if (ofNoLanguage.has(text)) return false;
  const rest = (known.get(language) ?? []).reduce((left, one) => left.replaceAll(one, ''), text);
  return /[\p{L}\p{N}]/u.test(rest);
}

async function foreignTexts(page: Page): Promise<string[]> {
  const strings = await page.evaluate(stringsOfPage);
  expect(strings.length).toBeGreaterThan(20);
  return [...new Set(strings.filter(isForeign).map(({ where, text }) => `${where}: ${text}`))];
}

const widths = [320, 390, 768, 1280, 1440];

for (const path of pages) {
  test(`Every text of ${path} is in the translation`, async ({ page, built }) => {
    await visit(page, built.url + path);
    await scrollToEnd(page);
    if (path === aboutPage) await rest(page);
    expect(await foreignTexts(page)).toEqual([]);
  });
}

test.describe('In a browser that prefers the pseudo-language', () => {
  // The page suggests no other language.
  test.use({ locale: code });

  for (const path of pages) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`no text of ${path} is cut off or overlaps another, motion: ${reducedMotion}`, async ({
        page,
        built,
      }) => {
        await page.emulateMedia({ reducedMotion });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await visit(page, built.url + path);
          await scrollToEnd(page);
          await settled(page);
          expect(await misplacedTexts(page), `${width} px`).toEqual([]);
        }
      });
    }
  }

  test('lists and suggestions over the page are not cut off', async ({ page, built }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, built.url + aboutPage);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.labels.skip })).toBeFocused();
      expect(await misplacedTexts(page, true), `skip link, ${width} px`).toEqual([]);

      const languages = page.getByRole('button', { name: words.labels.languages });
      if (await languages.isVisible()) await languages.click();
      expect(await misplacedTexts(page, true), `languages, ${width} px`).toEqual([]);

      await visit(page, `${built.url}/about/`);
      await expect(page.getByRole('complementary')).toBeVisible();
      expect(await misplacedTexts(page, true), `offer, ${width} px`).toEqual([]);
    }
  });
});

test.describe(() => {
  test.use({ locale: code, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pages)
    test(`${path} has all letters in the site’s fonts`, async ({ page, built }) => {
      expect(await textsInDeviceFonts(page, built.url + path)).toEqual(
        namesInDeviceFonts(code, publishedLanguages),
      );
    });
});

/** Pauses the typed heading, which then shows a whole phrase. */
async function rest(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.labels.pause, exact: true }).click();
  await page.getByRole('button', { name: words.labels.resume, exact: true }).waitFor();
}

/** Waits until nothing moves except the typed heading. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}
