/** The site in the pseudo-language: all words come from the translations, and longer ones have room. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/content/contentRoot';
import { describeLanguage, localizedPath } from '../../src/content/languages';
import { readTranslation } from '../../src/content/read';
import { textsIn } from '../../src/content/texts';
import { misplacedTexts } from './places';
import { defaultLanguage, draft, pseudo, test } from './pseudoSite';
import { company, expect, scrollToEnd, visit } from './site';
import { type Said, stringsOfPage } from './strings';

const { code, words } = pseudo;
const aboutPage = localizedPath('/about/', code, false);
const pages = [aboutPage, localizedPath('/404.html', code, false)];

// One worker, and so one build.
test.describe.configure({ mode: 'default' });

/** What each language's texts may be; those that no language owns stand in all. */
const known = new Map([
  [code, [...textsIn(words).values()]],
  [defaultLanguage, [...textsIn(readTranslation(contentRoot(), defaultLanguage)).values()]],
]);
const ofNoLanguage = new Set([
  ...textsIn(company).values(),
  ...[...known.keys()].map((language) => describeLanguage(language).name),
  String(new Date().getFullYear()),
]);

/** Texts of the translation stand alone or in a row, with nothing but signs between. */
function isForeign({ text, language }: Said): boolean {
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
  test(`Every text of ${path} is one of the translation's`, async ({ page, built }) => {
    await visit(page, built.url + path);
    await scrollToEnd(page);
    if (path === aboutPage) await rest(page);
    expect(await foreignTexts(page)).toEqual([]);
  });
}

test.describe('To a reader of the pseudo-language', () => {
  // No other language is offered, over the page's end.
  test.use({ locale: code });

  for (const path of pages) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`each text of ${path} has its place, motion: ${reducedMotion}`, async ({
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

  test('what lies over a page has room as well', async ({ page, built }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, built.url + aboutPage);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.site.skip })).toBeFocused();
      expect(await misplacedTexts(page, true), `skip link, ${width} px`).toEqual([]);

      const languages = page.getByRole('button', { name: words.site.languages });
      if (await languages.isVisible()) await languages.click();
      expect(await misplacedTexts(page, true), `languages, ${width} px`).toEqual([]);

      await visit(page, `${built.url}/about/`);
      await expect(page.getByRole('complementary')).toBeVisible();
      expect(await misplacedTexts(page, true), `offer, ${width} px`).toEqual([]);
    }
  });
});

test('A language that is not listed is not built, though it has a folder', ({ built }) => {
  const has = (path: string) => existsSync(join(built.folder, path));
  expect([draft, code].map((language) => has(`locales/${language}`))).toEqual([true, true]);
  expect([draft, code].map((language) => has(`public/${language}`))).toEqual([false, true]);
});

/** Stops the typed heading at a whole phrase; its button comes with the typing. */
async function rest(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.site.pause, exact: true }).click();
  await page.getByRole('button', { name: words.site.resume, exact: true }).waitFor();
}

/** Until nothing moves but the heading that is being typed. */
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
