import type { Page } from '@playwright/test';
import { behaviourCases, everyCase, isFullRun } from './cases';
import { trackRequests } from './requests';
import { shiftsSeen, watchShifts } from './shifts';
import { expect, scrollToEnd, test, visit } from './site';

/** Texts of elements that are wrongly invisible. */
const invisible = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map((element) => element.textContent),
    );

for (const { language, width, viewport } of behaviourCases) {
  const path = language.pathOf('/about/');

  test.describe(`On the ${width} page in ${language.code}`, () => {
    test.use({ locale: language.code, viewport });

    test('everything below the fold is revealed once on scroll, and is visible in print', async ({
      page,
    }) => {
      await visit(page, path);
      expect((await invisible(page)).length).toBeGreaterThan(3);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => invisible(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await scrollToEnd(page);
      await expect.poll(() => invisible(page), 'at the end').toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await invisible(page), 'back at the top').toEqual([]);
    });

    test('nothing moves where motion is reduced', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await scrollToEnd(page);
      expect(await invisible(page)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

/** Narrow lines wrap differently first when letter widths change. */
const lateFontCases = everyCase.filter(({ width }) => isFullRun || width === 'narrow');

for (const { language, width, viewport } of lateFontCases) {
  test.describe(`When the fonts of the ${width} page in ${language.code} load late`, () => {
    test.use({ locale: language.code, viewport });

    test('nothing shifts', async ({ page }) => {
      await watchShifts(page);
      const { settle } = trackRequests(page);
      let held = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        held += 1;
        await released;
        await route.continue();
      });
      await page.goto(language.pathOf('/about/'), { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBe(2);
      expect(held).toBeGreaterThan(2);
      release();
      await settle();
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsSeen(page)).toEqual([]);
    });
  });
}
