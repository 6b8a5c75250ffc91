import { behaviourCases, inEach } from './cases';
import { expectTexts, textsOf } from './contents';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

inEach(behaviourCases, (language) => {
  const { code, direction, words, pathOf } = language;

  test('without JavaScript, the page has every text, picture and link', async ({ page }) => {
    await page.goto(pathOf('/about/'));
    await expect(page).toHaveTitle(words.about.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectTexts(page, textsOf(language));
    const pictures = page.locator('main img').filter({ visible: true });
    await expect(pictures).toHaveCount(11);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.locator('main a')).toHaveCount(6);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
