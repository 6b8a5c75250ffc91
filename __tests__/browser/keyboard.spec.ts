import { expect, languages, test, visit } from './site';

for (const { code, words, pathOf } of languages) {
  test(`In ${code} the keyboard reaches everything, the skip link first`, async ({ page }) => {
    await visit(page, pathOf('/about/'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.site.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    // From the content on, the first stop is in the location section.
    const inLocation = await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('main a, main button')];
      return stops.every((stop) => stop.closest('[aria-labelledby="location"]'));
    });
    expect(inLocation).toBe(true);
    for (const link of await page.locator('main li a').all()) {
      await link.focus();
      await expect(link).toBeFocused();
      const { outlineStyle, outlineWidth } = await link.evaluate((element) =>
        getComputedStyle(element),
      );
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}
