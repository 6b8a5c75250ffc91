import type { Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { misplacedTexts } from './places';
import { expect, languages, test, visit } from './site';

/** Spacing that readers may need, WCAG 1.4.12. */
const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-block-end: 2em !important;
  }
`;

const sizes = {
  'enlarged to 400 %': { width: 320, height: 256 },
  'enlarged to 200 %': { width: 640, height: 512 },
  'on a phone': { width: 390, height: 844 },
  'on a desktop': { width: 1280, height: 1024 },
};
const { 'enlarged to 400 %': largest } = sizes;

for (const [index, { code, words, pathOf }] of languages.entries()) {
  test.describe(`In ${code}`, () => {
    // No other language is offered.
    test.use({ locale: code });

    test('every word has its place when the page is enlarged, and with wider spacing', async ({
      page,
    }) => {
      await visit(page, pathOf('/about/'));
      await expectPlaces(page, 'as it is');
      await page.keyboard.press('Tab');
      await page.setViewportSize(largest);
      await expect(page.getByRole('link', { name: words.site.skip })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await addStyles(page, SPACED);
      await expectPlaces(page, 'spaced');
    });

    test('the list of languages can be read when enlarged', async ({ page }) => {
      await page.setViewportSize(largest);
      await visit(page, pathOf('/about/'));
      await page.getByRole('navigation').getByRole('button').click();
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await addStyles(page, SPACED);
      expect(await misplacedTexts(page, true)).toEqual([]);
    });
  });

  test.describe(`To a reader of ${code}`, () => {
    test.use({ locale: code, viewport: largest });

    test('the offer of the page leaves room for another, however enlarged', async ({ page }) => {
      const other = languages[(index + 1) % languages.length];
      await visit(page, other?.pathOf('/about/') ?? '');
      const offer = page.getByRole('complementary');
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect(await misplacedTexts(page, true)).toEqual([]);
      expect((await offer.boundingBox())?.height).toBeLessThan(largest.height / 2);
      await addStyles(page, SPACED);
      expect(await misplacedTexts(page, true), 'spaced').toEqual([]);
      expect((await offer.boundingBox())?.height, 'spaced').toBeLessThan(largest.height / 2);
    });
  });
}

async function expectPlaces(page: Page, state: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    expect(await misplacedTexts(page), `${state}, ${name}`).toEqual([]);
  }
}
