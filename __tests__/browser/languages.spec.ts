import { chromiumOnly, widths } from './cases';
import { base, expect, languages, test, visit } from './site';

const path = '/about/';
const codes = languages.map(({ code }) => code);

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`Without JavaScript, on a ${width} screen`, { tag: chromiumOnly }, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('one click leads from language to language', async ({ page }) => {
      const [first, ...others] = languages;
      await page.goto(first?.pathOf(path) ?? '');
      let current = first;
      for (const next of [...others, first]) {
        const nav = page.locator('header nav');
        const links = nav.locator('a[hreflang]');
        expect(
          await links.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang)),
        ).toEqual(codes);
        await expect(nav.locator('[aria-current]')).toHaveAttribute(
          'hreflang',
          current?.code ?? '',
        );
        const link = nav.getByText(next?.name ?? '', { exact: true }).last();
        if (!(await link.isVisible())) await nav.getByRole('button').click();
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${next?.pathOf(path)}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', next?.code ?? '');
        current = next;
      }
    });
  });
}

test('The list of languages opens and closes with the keyboard on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await visit(page, base + path);
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
