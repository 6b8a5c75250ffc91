/** Text stays readable when the page is zoomed or text spacing is increased. */
import type { Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { misplacedTexts } from './misplacedTexts';
import { expect, languages, test, visit } from './site';

/** Text spacing of WCAG 1.4.12. */
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
    // The page suggests no other language.
    test.use({ locale: code });

    test('no text is cut off or covered when the page is enlarged, or spaced', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await expectPlaces(page, 'as it is');

      await page.setViewportSize(largest);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.labels.skip })).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press('Tab');
      await openList(page);
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');

      await addStyles(page, SPACED);
      await expectPlaces(page, 'spaced');
      await page.setViewportSize(largest);
      await openList(page);
      expect(await misplacedTexts(page, true), 'spaced, with the list of languages').toEqual([]);
    });
  });

  test.describe(`In a browser that prefers ${code}`, () => {
    test.use({ locale: code, viewport: largest });

    test('the language suggestion leaves room for the page when enlarged, or spaced', async ({
      page,
    }) => {
      const other = languages[(index + 1) % languages.length];
      await visit(page, other?.pathOf('/about/') ?? '');
      const offer = page.getByRole('complementary');
      await expect(offer).toBeInViewport({ ratio: 1 });
      for (const state of ['as it is', 'spaced']) {
        if (state === 'spaced') await addStyles(page, SPACED);
        expect.soft(await misplacedTexts(page, true), state).toEqual([]);
        const { height } = (await offer.boundingBox()) ?? largest;
        expect.soft(height, state).toBeLessThan(largest.height / 2);
      }
    });
  });
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button').click();
  await expect(page.getByRole('navigation').getByRole('link').last()).toBeVisible();
}

async function expectPlaces(page: Page, state: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    expect.soft(await misplacedTexts(page), `${state}, ${name}`).toEqual([]);
  }
}
