/** A click in the preview leads to the field that keeps the text or picture. */
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

test('explore click', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('about');
  await editor.picturesShown();
  for (const [name, locator] of Object.entries({
    mission: editor.preview.getByRole('heading', { name: 'No ship should wait for nothing' }),
    value: editor.preview.locator('#value + * p, #value').last(),
    intro: editor.preview.locator('main p').first(),
    h1: editor.preview.locator('h1 span').first(),
    address: editor.preview.locator('address, #location').last(),
  })) {
    await locator.scrollIntoViewIfNeeded();
    await locator.hover();
    await page.screenshot({ path: `/tmp/click-${name}.png` });
    await locator.click();
    await page.waitForTimeout(1500);
    console.log(name, await page.evaluate(() => {
      const a = document.activeElement as HTMLInputElement;
      return [a?.closest('[data-key-path]')?.getAttribute('data-key-path'), a?.value, a?.selectionStart];
    }));
  }
  await page.screenshot({ path: '/tmp/click-end.png' });
});
