import { expect, languages, test, visit } from './site';

for (const { code, pathOf } of languages) {
  test(`From ${code}, every language is one step away, without JavaScript`, async ({
    browser,
    viewport,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    for (const other of languages) {
      await page.goto(pathOf('/about/'));
      const nav = page.locator('header nav');
      const link = nav.getByText(other.name, { exact: true }).last();
      if (!(await link.isVisible())) await nav.getByRole('button').click();
      const anchor = nav.locator(`a[hreflang="${other.code}"]`);
      await expect(anchor).toHaveAttribute('lang', other.code);
      await expect(nav.locator('[aria-current]')).toHaveAttribute('hreflang', code);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${other.pathOf('/about/')}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    }
    await context.close();
  });
}

test('The list of languages opens and closes with the keyboard on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit(page, '/about/');
  const button = page.locator('header nav').getByRole('button');
  const last = page.locator('header nav a').last();
  await expect(last).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('header nav a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await expect(button).toBeFocused();
});

test('The front page leads to the About page in its language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/about\/$/);
  for (const { code, pathOf } of languages) {
    await page.goto(pathOf('/'));
    await expect(page).toHaveURL(new RegExp(`${pathOf('/about/')}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});
