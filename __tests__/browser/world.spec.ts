/** Companies with other scripts, long words, or only letters look intended at every width, in each look. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveSite } from '../../scripts/siteServer';
import { localizedPath } from '../../src/model/languages/languages';
import { type Look, looks } from '../../src/model/model';
import type { CopyOptions } from '../tools/copyProject';
import { addStyles } from './addStyles';
import { expectNoFindings } from './axe';
import { buildCopy } from './buildCopy';
import { misplacedTexts } from './misplacedTexts';
import { fontOwners } from './platformFonts';
import { test as base, expect, scrollToEnd, visit } from './site';
import { letterFiles, worldFiles, worldLanguages, worldSections } from './worldSite';

/** The company with many languages in each look, and the one of single letters. */
type Site = Look | 'letter';

const test = base.extend<object, { sites: Record<Site, string> }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'world-'));
      const build = async (site: Site, changes: CopyOptions['changes']) => {
        await buildCopy(join(folder, site), { changes });
        return serveSite(join(folder, site, 'public'), 0, join(folder, site));
      };
      const [letter, editorial, modern, warm] = [
        await build('letter', letterFiles),
        await build('editorial', worldFiles('editorial')),
        await build('modern', worldFiles('modern')),
        await build('warm', worldFiles('warm')),
      ];
      await use({
        letter: letter.url,
        editorial: editorial.url,
        modern: modern.url,
        warm: warm.url,
      });
      for (const { server } of [letter, editorial, modern, warm]) server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 2_400_000 },
  ],
});

const widths = [320, 360, 390, 768, 960, 1152, 1440, 2560];

const pages = [
  ...looks.flatMap((site) =>
    worldLanguages.flatMap((code) =>
      ['/about/', '/404.html'].map((path) => ({
        site,
        code,
        path: localizedPath(path, code, code === 'he'),
      })),
    ),
  ),
  { site: 'letter' as const, code: 'en', path: '/about/' },
];

const withHeadingFonts = ['de', 'vi', 'en'];

for (const { site, code, path } of pages) {
  test.describe(() => {
    // The page suggests no other language, and lists its phrases.
    test.use({ locale: code, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} of the site “${site}” fits every width, also with text of 200 %, and breaks no word`, async ({
      page,
      sites,
    }) => {
      test.slow();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, sites[site] + path);
        await scrollToEnd(page, 400);
        expect.soft(await page.evaluate(markWidth), `${width} px`).toBe(24);
        for (const size of ['100 %', '200 %']) {
          await addStyles(page, `html { font-size: ${size} }`);
          const state = `${width} px, text of ${size}`;
          expect.soft(await misplacedTexts(page), state).toEqual([]);
          expect.soft(await page.evaluate(brokenWords, code), state).toEqual([]);
          expect.soft(await page.evaluate(linesOfOneSign), state).toEqual([]);
        }
      }
      expect(await page.evaluate(slantedWithoutFont)).toEqual([]);
      if (withHeadingFonts.includes(code) && path.endsWith('/about/'))
        for (const id of worldSections)
          expect(await fontOwners(page, `#${id}`), id).toEqual(['site']);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoFindings(page, colorScheme);
      }
    });
  });
}

test('A long e-mail address breaks only after @, . and -', async ({ page, sites }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, `${sites.editorial}/about/`);
  await scrollToEnd(page, 400);
  const lines = await linesOf(page, 'main a[href^="mailto:"] span[dir]');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@.-]$/);
});

test.describe('With a long list of languages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is cut off or covered when it is open on a phone', async ({ page, sites }) => {
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, `${sites.editorial}/de/about/`);
      await page.locator('header nav').getByRole('button').click();
      await expect(page.locator('header nav').getByRole('link').last()).toBeInViewport();
      expect.soft(await misplacedTexts(page, true), `${width} px`).toEqual([]);
    }
  });
});

/** The texts of the lines of an element. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? '') + letter);
      }
    }
    return [...lines.values()];
  });

/** Runs in the browser. The width of the logo in the header. */
function markWidth(): number | undefined {
  return document.querySelector('header svg')?.getBoundingClientRect().width;
}

/** Runs in the browser. Elements whose letters the browser may slant by itself. */
function slantedWithoutFont(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => getComputedStyle(element).fontSynthesis.includes('style'))
    .map(({ localName }) => localName);
}

/** Runs in the browser. Titles, headings and phrases in Chinese or Japanese of which one sign is alone on a line. */
function linesOfOneSign(): string[] {
  const texts = [...document.querySelectorAll('h1, h1 > *, h2, h2 *')].filter(
    ({ firstChild, textContent }) =>
      firstChild?.nodeType === Node.TEXT_NODE &&
      /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,}$/u.test(textContent ?? ''),
  );
  return texts.flatMap(({ firstChild, textContent }) => {
    const range = document.createRange();
    const tops = [...(textContent ?? '')].map((_, index) => {
      range.setStart(firstChild as Node, index);
      range.setEnd(firstChild as Node, index + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    const isAlone = tops.some((top) => tops.filter((other) => other === top).length === 1);
    return isAlone ? [textContent ?? ''] : [];
  });
}

/** Runs in the browser. Words of titles, headings, phrases and the name that are on two lines. */
function brokenWords(language: string): string[] {
  const isSpaceless = ['ja', 'th'].includes(language);
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const found: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, header a bdi')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('.visually-hidden')) continue;
      const text = node.textContent ?? '';
      const words = isSpaceless
        ? [...segmenter.segment(text)].map(({ index, segment }) => ({ index, segment }))
        : [...text.matchAll(/[^\s-]+-?/gu)].map(({ index, 0: segment }) => ({ index, segment }));
      for (const { index, segment } of words) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (/\p{L}/u.test(segment) && tops.size > 1) found.push(segment);
      }
    }
  }
  return found;
}
