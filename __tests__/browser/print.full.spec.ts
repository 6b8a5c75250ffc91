import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles } from './addStyles';
import { expectTexts, textsOf } from './contents';
import { company, expect, languages, test, visit } from './site';

const path = '/about/';

/** How many sheets and pictures a printed page has. Chromium doesn't compress these entries. */
async function print(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format })).toString('latin1');
  const count = (entry: RegExp) => [...pdf.matchAll(entry)].length;
  return { sheets: count(/\/Type \/Page\b(?!s)/g), pictures: count(/\/Subtype \/Image\b/g) };
}

for (const { code, pathOf } of languages) {
  test(`In ${code} the page takes three sheets, with all pictures, without scrolling first`, async ({
    page,
  }) => {
    await visit(page, pathOf(path));
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, pictures } = await print(page, format);
      expect(sheets, format).toBeLessThanOrEqual(3);
      expect(pictures, format).toBeGreaterThanOrEqual(7);
    }
  });
}

for (const language of languages) {
  test(`In ${language.code} every text is printed, and every address is written out`, async ({
    page,
  }) => {
    await visit(page, language.pathOf(path));
    await page.emulateMedia({ media: 'print' });
    await expectTexts(page, textsOf(language));
    const footer = page.getByRole('contentinfo');
    for (const text of [company.url, company.phone, company.email])
      await expect(footer.getByText(text, { exact: true })).toBeVisible();
    const written = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(written).toEqual([expect.stringContaining(company.mapsUrl)]);
  });
}

test('The page prints dark on white, on a dark device, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, path);
  // The width of A4 without margins. Pictures are left out.
  await page.setViewportSize({ width: 688, height: 900 });
  await addStyles(page, 'img { visibility: hidden }');
  expect(await shareOfDark(page), 'on the screen').toBeGreaterThan(0.8);
  for (const contrast of ['no-preference', 'more'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', contrast });
    const share = await shareOfDark(page);
    expect(share, 'as letters').toBeGreaterThan(0.01);
    expect(share, 'not as grounds').toBeLessThan(0.05);
  }
});

async function shareOfDark(page: Page): Promise<number> {
  const picture = sharp(await page.screenshot({ fullPage: true })).greyscale();
  const pixels = await picture.raw().toBuffer();
  return pixels.filter((light) => light < 128).length / pixels.length;
}

test('Controls are not printed', async ({ page }) => {
  await visit(page, path);
  await page.locator('#page-location').scrollIntoViewIfNeeded();
  const things = [page.getByRole('navigation'), page.getByRole('main').getByRole('button')];
  for (const thing of things) await expect(thing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const thing of things) await expect(thing).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
