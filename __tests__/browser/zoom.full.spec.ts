/** What opens over the page has room when the page is enlarged to 400 %, or its text is spaced. */
import { addStyles } from './addStyles';
import { tagOf } from './cases';
import { misplacedTexts } from './misplacedTexts';
import { expect, languages, test, textSpacing, visit } from './site';

const viewport = { width: 320, height: 256 };

for (const { code, words, pathOf } of languages) {
  test.describe(`In ${code}, enlarged to 400 %`, () => {
    test.use({ viewport });

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
  });
}

test.describe('On a screen so narrow that the languages have a line of their own', () => {
  test.use({ viewport: { width: 240, height: 320 } });

  for (const { code, words, pathOf } of languages.filter(({ code }) => !tagOf(code).length))
    test(`the list of languages leaves its button free (${code})`, async ({ page }) => {
      await visit(page, pathOf('/about/'));
      const button = page
        .getByRole('navigation', { name: words.labels.languages })
        .getByRole('button');
      await button.click();
      const list = page.locator('[popover]');
      await expect(list).toBeVisible();
      const [above, below] = [await button.boundingBox(), await list.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      await button.click();
      await expect(list).toBeHidden();
    });
});
