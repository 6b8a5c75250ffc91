import { company, expect, languages, test } from './site';

test.use({ javaScriptEnabled: false });

for (const { code, direction, words, pathOf } of languages) {
  test(`Without JavaScript every word, picture and link is there in ${code}`, async ({ page }) => {
    await page.goto(pathOf('/about/'));
    const { about } = words.page;
    await expect(page).toHaveTitle(about.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const texts = [
      ...Object.values(about.title),
      about.intro.text,
      ...[about.mission, about.team, about.value].flatMap(({ label, title, text }) => [
        label,
        title,
        text,
      ]),
      ...about.map.slides,
      about.map.description,
      about.map.address,
      words.site.mapCredit,
      company.phone,
      company.email,
    ];
    for (const text of texts) {
      const element = page.getByRole('main').getByText(text, { exact: true });
      await expect(element.filter({ visible: true }).first()).toBeVisible();
    }
    for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.locator('main img').filter({ visible: true })).toHaveCount(8);
    await expect(page.locator('main a')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}
