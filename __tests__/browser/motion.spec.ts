import type { Page } from '@playwright/test';
import { breakScrollAnimation } from './faults';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, expect, languages, scrollToEnd, test, visit } from './site';

/** Texts of elements that can't be seen, though they should. */
const invisible = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map((element) => element.textContent),
    );

test('What lies below the fold rises into view, once, and nothing stays hidden', async ({
  page,
}) => {
  await visit(page, '/about/');
  expect((await invisible(page)).length).toBeGreaterThan(3);
  await scrollToEnd(page);
  await expect.poll(() => invisible(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await invisible(page)).toEqual([]);
});

test('Nothing waits to be seen on paper', async ({ page }) => {
  await visit(page, '/about/');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => invisible(page)).toEqual([]);
});

test('When the library fails, everything stands there', async ({ context, page }) => {
  await breakScrollAnimation({ context, page });
  await visit(page, '/about/');
  await expect(page.locator('[data-broken]')).toHaveCount(1);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
  expect(await invisible(page)).toEqual([]);
});

test('Nothing moves where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about/');
  await scrollToEnd(page);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
  expect(await invisible(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const { code, words, pathOf } of languages) {
  test(`Nothing shifts in ${code} when the fonts come late`, async ({ page }) => {
    await watchShifts(page);
    const late: (() => void)[] = [];
    await page.route('**/*.woff2', (route) => late.push(() => route.continue()));
    await page.goto(pathOf('/about/'), { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBe(2);
    for (const come of late) come();
    await page.waitForLoadState('networkidle');
    expect(late.length).toBeGreaterThan(2);
    expect(await shiftsSeen(page)).toEqual([]);
  });

  test(`Nothing shifts in ${code}, on arrival and while scrolling to the end`, async ({ page }) => {
    await watchShifts(page);
    await visit(page, pathOf('/about/'));
    await scrollToEnd(page, 60);
    await awaitMotion(page);
    expect(await shiftsSeen(page)).toEqual([]);
    await expect(page.getByText(words.site.mapCredit).filter({ visible: true })).toHaveCount(1);
  });
}
