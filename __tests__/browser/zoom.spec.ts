/** What opens over the page has room when the page is enlarged to 400 %, or its text is spaced. */
import { addStyles } from './addStyles';
import { misplacedTexts } from './misplacedTexts';
import { expect, languages, test, textSpacing, visit } from './site';

const viewport = { width: 320, height: 256 };

for (const [index, { code, words, pathOf }] of languages.entries()) {
  test.describe(`In a browser that prefers ${code}, enlarged to 400 %`, () => {
    test.use({ locale: code, viewport });

    test('the skip link and the list of languages can be seen', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.labels.skip });
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      const navigation = page.getByRole('navigation');
      await navigation.getByRole('button').click();
      for (const link of await navigation.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await addStyles(page, textSpacing);
      expect(await misplacedTexts(page, true), 'spaced').toEqual([]);
    });

    test('the language suggestion leaves room for the page', async ({ page }) => {
      const other = languages[(index + 1) % languages.length];
      await visit(page, other?.pathOf('/about/') ?? '');
      const offer = page.getByRole('complementary');
      await expect(offer).toBeInViewport({ ratio: 1 });
      for (const state of ['as it is', 'spaced']) {
        if (state === 'spaced') await addStyles(page, textSpacing);
        expect.soft(await misplacedTexts(page, true), state).toEqual([]);
        const { height } = (await offer.boundingBox()) ?? viewport;
        expect.soft(height, state).toBeLessThan(viewport.height / 2);
      }
    });
  });
}
