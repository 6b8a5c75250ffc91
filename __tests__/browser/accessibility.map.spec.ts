/** Tests the live map, and the picture that replaces it, with axe. */
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { behaviourCases } from './cases';
import { answerForMapbox, status } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { expect, test, visit } from './site';

for (const { language, width, viewport } of behaviourCases) {
  test.describe(`The About page in ${language.code}, ${width}, is accessible`, () => {
    test.use({
      locale: language.code,
      viewport,
      contextOptions: { reducedMotion: 'reduce' },
      baseURL: siteWithTokenUrl,
      expectedMessages: /mapbox\.com|Failed to load resource|WebGL|GPU stall|GL Driver|BCP-47/i,
    });

    test('with the live map', async ({ page }) => {
      await answerForMapbox(page.context());
      await visitMap(page, language.pathOf('/about/'));
      await expect(page.locator('canvas')).toBeVisible();
      await expectNoFindings(page, 'with the live map');
    });

    test('with the picture, when the live map fails', async ({ page }) => {
      await answerForMapbox(page.context(), [{ on: /\/styles\//, answer: status(401) }]);
      const refusal = page.waitForResponse(/mapbox\.com\/styles\//);
      await visitMap(page, language.pathOf('/about/'));
      await refusal;
      await expect(page.locator('canvas')).toHaveCount(0);
      await expectNoFindings(page, 'with the picture');
    });
  });
}

async function visitMap(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.locator('#location').scrollIntoViewIfNeeded();
}
