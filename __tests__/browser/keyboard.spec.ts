import type { Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { inReadingOrder, ringSeen, stops, walk } from './focus';
import { expect, languages, test, visit } from './site';

for (const { code, words, pathOf } of languages) {
  test.describe(`In ${code} the keyboard`, () => {
    // No other language is offered.
    test.use({ locale: code });

    test('reaches the skip link first, which leads to the content', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.site.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });

    test('goes through everything once, as one reads, and back again', async ({ page }) => {
      await visitAtRest(page, pathOf('/about/'), words.site);
      const expected = await inReadingOrder(page);
      const there = await stops(page);
      expect(there.map(({ name }) => name)).toEqual(expected);
      expect(there.filter(({ hidden }) => hidden)).toEqual([]);

      const back = await stops(page, 'Shift+Tab');
      expect(back.map(({ name }) => name)).toEqual(expected.toReversed());
      expect(back.filter(({ hidden }) => hidden)).toEqual([]);
    });

    test('shows where it is, by day and by night', async ({ page }) => {
      await visitAtRest(page, pathOf('/about/'), words.site);
      // They take long to paint where there is no graphics card, and no stop lies on one.
      await addStyles(page, 'img { visibility: hidden; }');
      for await (const stop of walk(page)) {
        expect(stop.outline.style, stop.name).toBe('solid');
        expect(stop.outline.width, stop.name).toBeGreaterThanOrEqual(2);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // Lines within an element are shorter than its edge, and corners are round.
          expect(await ringSeen(page, stop), `${stop.name}, ${colorScheme}`).toBeGreaterThan(0.8);
        }
      }
    });
  });
}

test('The colours are one stop for the keyboard, and the arrow keys change them', async ({
  page,
}) => {
  await visit(page, '/about/');
  await page.locator('main a').last().focus();
  await page.keyboard.press('Tab');
  for (const theme of ['system', 'light', 'dark', 'system', 'light']) {
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await expect(page.locator(':focus')).toHaveValue(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveValue('dark');
});

test('The moving heading is stopped and set going by the keyboard', async ({ page }) => {
  await visit(page, '/about/');
  await page.locator('#location').scrollIntoViewIfNeeded();
  const button = page.getByRole('main').getByRole('button');
  const isMoving = page.locator('[data-moving]');
  for (const [key, moves] of [
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await button.press(key);
    await expect(isMoving).toHaveAttribute('data-moving', moves);
    await expect(button).toBeFocused();
  }
});

/** With the moving heading at rest, and so with its button. */
async function visitAtRest(page: Page, path: string, words: { pause: string; resume: string }) {
  await visit(page, path);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.pause }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: words.resume })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
