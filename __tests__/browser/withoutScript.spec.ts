import { expectTexts, textsOf } from './contents';
import { expect, languages, test } from './site';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { code, direction, words, pathOf } = language;
  test(`Without JavaScript every word, picture and link is there in ${code}`, async ({ page }) => {
    await page.goto(pathOf('/about/'));
    const { about } = words.page;
    await expect(page).toHaveTitle(about.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectTexts(page, textsOf(language));
    for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.locator('main img').filter({ visible: true })).toHaveCount(8);
    await expect(page.locator('main a')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}
