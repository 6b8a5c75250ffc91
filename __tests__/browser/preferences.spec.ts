import type { Locator, Page } from '@playwright/test';
import { behaviourCases, inEach } from './cases';
import { countContrastingPixels } from './painted';
import { expect, test, visitAtRest } from './site';

inEach(behaviourCases, ({ pathOf }) => {
  test('In forced colours lines, the caret and the current language are visible', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visitAtRest(page, pathOf('/about/'));
    const list = page.getByRole('navigation').getByRole('button');
    if (await list.isVisible()) await list.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [element, property, without] of [
        [page.locator('[data-moving]'), 'background-image', 'none'],
        [page.locator('header [aria-current] bdi'), 'border-color', 'Canvas'],
        [page.locator('main li').last(), 'border-color', 'Canvas'],
        [page.locator('main button'), 'border-color', 'Canvas'],
      ] as const) {
        const seen = await lineSeen(page, element, property, without);
        expect(seen, `${await element.textContent()}, ${colorScheme}`).toBeGreaterThan(30);
      }
    }
  });
});

async function lineSeen(page: Page, element: Locator, property: string, without: string) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  return box ? countContrastingPixels(page, box, element, { property, without }) : 0;
}
