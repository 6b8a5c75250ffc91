import type { Page } from '@playwright/test';
import { behaviourCases } from './cases';
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
