import type { Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { behaviourCases, inEach } from './cases';
import { english, expect, scrollToEnd, test, visit } from './site';

/** Texts of elements that are wrongly invisible. */
const invisible = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map((element) => element.textContent),
    );

/** Texts that are in view and invisible. */
const invisibleInView = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const isInView = bottom > 0 && top + 60 < window.innerHeight;
        return isInView && Number(getComputedStyle(element).opacity) < 1;
      })
      .map((element) => element.textContent),
  );

/** What moves texts up without a resized window or a scroll. */
const changes = {
  'the text is smaller': 'html { font-size: 10% !important; }',
  'what is above is removed': 'h1, picture, ul { display: none !important; }',
};

for (const [change, css] of Object.entries(changes))
  test(`Nothing in view stays invisible when ${change}`, async ({ page }) => {
    await visit(page, english.pathOf('/about/'));
    expect(await invisibleInView(page)).toEqual([]);
    expect((await invisible(page)).length).toBeGreaterThan(3);
    await addStyles(page, css);
    const [first] = await page.locator('[data-aos]').all();
    expect((await first?.boundingBox())?.y, 'something has come into view').toBeLessThan(700);
    await expect.poll(() => invisibleInView(page)).toEqual([]);
    await scrollToEnd(page);
    await expect.poll(() => invisible(page), 'at the end').toEqual([]);
  });

test('What is in view when the page opens does not disappear', async ({ page }) => {
  await visit(page, `${english.pathOf('/about/')}#page-location`);
  const inView = await page.locator('[data-reveal]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { top } = element.getBoundingClientRect();
        return top > -300 && top < window.innerHeight;
      })
      .map((element) => element.hasAttribute('data-aos')),
  );
  expect(inView).not.toEqual([]);
  expect(inView).not.toContain(true);
});

test('Texts are revealed at their places when the text is larger', async ({ page }) => {
  await visit(page, english.pathOf('/about/'));
  await addStyles(page, 'html { font-size: 200% !important; }');
  await scrollToEnd(page, 400);
  await expect.poll(() => invisible(page)).toEqual([]);
});

inEach(behaviourCases, ({ pathOf }) => {
  const path = pathOf('/about/');

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
