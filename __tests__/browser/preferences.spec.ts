import type { Locator, Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { behaviourCases, halfOfBehaviourCases } from './cases';
import type { Language } from './contents';
import { visibleRingShare, walk } from './focus';
import { countContrastingPixels } from './painted';
import { expect, test, visit } from './site';

const schemes = ['light', 'dark'] as const;

for (const { language, width, viewport } of halfOfBehaviourCases(0)) {
  test.describe(`In forced colours, on the ${width} page in ${language.code}`, () => {
    test.use({ locale: language.code, viewport });

    test('the theme switch is hidden, and the focus is visible everywhere', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await visitAtRest(page, language);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expectRings(page, 2);
    });
  });
}

for (const { language, width, viewport } of halfOfBehaviourCases(1)) {
  test.describe(`With more contrast, on the ${width} page in ${language.code}`, () => {
    test.use({ locale: language.code, viewport });

    test('the focus is three pixels thick', async ({ page }) => {
      await page.emulateMedia({ contrast: 'more' });
      await visitAtRest(page, language);
      await expectRings(page, 3);
    });
  });
}

for (const { language, width, viewport } of behaviourCases) {
  test.describe(`On the ${width} page in ${language.code}`, () => {
    test.use({ locale: language.code, viewport });

    test('lines, the caret and the current language are visible in forced colours', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await visitAtRest(page, language);
      const list = page.getByRole('navigation').getByRole('button');
      if (await list.isVisible()) await list.click();
      for (const colorScheme of schemes) {
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
}

/** Stops the heading and hides the pictures, which are slow to paint; no line is on one. */
async function visitAtRest(page: Page, { pathOf }: Language): Promise<void> {
  await visit(page, pathOf('/about/'));
  await page.locator('#location').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button').dispatchEvent('click');
  await expect(page.locator('[data-moving="false"]')).toBeVisible();
  await addStyles(page, 'img { visibility: hidden; }');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectRings(page: Page, thickness: number): Promise<void> {
  for await (const stop of walk(page)) {
    expect(stop.outline, stop.name).toEqual({ style: 'solid', width: thickness });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await visibleRingShare(page, stop), `${stop.name}, ${colorScheme}`).toBeGreaterThan(
        0.8,
      );
    }
  }
}

async function lineSeen(page: Page, element: Locator, property: string, without: string) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  return box ? countContrastingPixels(page, box, element, { property, without }) : 0;
}
