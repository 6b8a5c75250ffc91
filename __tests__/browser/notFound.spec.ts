import { behaviourCases, inEveryLanguage } from './cases';
import { expect, test, visit } from './site';

const wrongPath = '/nowhere/to/be/found/';

for (const { code, direction, words, pathOf } of inEveryLanguage) {
  test(`A wrong address below ${pathOf('/')} gets the 404 page in ${code}`, async ({ request }) => {
    const answer = await request.get(pathOf(wrongPath));
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    const { meta, title, link } = words.notFound;
    expect(html).toMatch(new RegExp(`<html lang="${code}" dir="${direction}"`));
    expect(html).toContain(`<title>${meta.title}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${title}<`));
    expect(html).toMatch(new RegExp(`<a[^>]* href="${pathOf('/about/')}"[^>]*>${link}</a>`));
  });
}

for (const { language, width, viewport } of behaviourCases) {
  const { code, direction, words, pathOf } = language;

  test.describe(`The ${width} 404 page in ${code}`, () => {
    test.use({ expectedMessages: /404 \(Not Found\)/, locale: code, viewport });

    test('links to the About page', async ({ page }) => {
      await visit(page, pathOf(wrongPath));
      const { notFound } = words;
      await expect(page).toHaveTitle(notFound.meta.title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await page.getByRole('link', { name: notFound.link }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('/about/')}$`));
    });
  });
}
