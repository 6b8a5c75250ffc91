import { expect, languages, test } from './site';

test.use({ expectedComplaints: /404 \(Not Found\)/ });

for (const { code, direction, words, pathOf } of languages) {
  test(`A wrong address below ${pathOf('/')} is answered in ${code}`, async ({ page }) => {
    const answer = await page.goto(pathOf('/nowhere/to/be/found/'));
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    const { notFound } = words.page;
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.link }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf('/about/')}$`));
  });
}
