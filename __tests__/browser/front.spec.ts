/** `/` leads to the page in the language that the browser prefers, and names all languages without a script. */
import { chromiumOnly } from './cases';
import { base, expect, languages, test, visit } from './site';

for (const { code, pathOf } of languages)
  test.describe(`In a browser that prefers ${code}`, () => {
    test.use({ locale: code });

    test('/ leads to the page in that language, and “Back” not to /', async ({ page }) => {
      await visit(page, `${base}/404.html`);
      await page
        .goto(`${base}/?from=card#page-team`, { waitUntil: 'commit' })
        .catch(() => undefined);
      await expect(page).toHaveURL(new RegExp(`${pathOf('/about/')}\\?from=card#page-team$`));
      await page.goBack();
      await expect(page).toHaveURL(/\/404\.html$/);
    });
  });

test.describe('Without a script', { tag: chromiumOnly }, () => {
  test.use({ javaScriptEnabled: false });

  test('/ names every language in that language', async ({ page }) => {
    await page.goto(`${base}/`);
    for (const { code, direction, name, pathOf } of languages) {
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', pathOf('/about/'));
      await expect(link).toHaveAttribute('lang', code);
      await expect(link).toHaveAttribute('hreflang', code);
      await expect(link).toHaveCSS('direction', direction);
    }
  });
});
