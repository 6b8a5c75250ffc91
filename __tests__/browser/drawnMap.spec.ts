/** The drawn map has the colours of the page. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { behaviourCases, inEach } from './cases';
import { english, expect, test, visit } from './site';

/** Of the pictures that the browser has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/map\/(.*)$/.exec(name)?.[1] ?? []),
  );

inEach(behaviourCases, ({ code, width, descriptions, pathOf }) => {
  const [light, dark] = [`${width}.${code}.svg`, `${width}.${code}.dark.svg`];

  test.use({ colorScheme: 'dark' });

  const map = (page: Page) => page.getByRole('img', { name: descriptions.map });
  const expectMap = async (page: Page, file: string) => {
    await expect(map(page)).toHaveCount(1);
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toHaveJSProperty('complete', true);
    await expect
      .poll(() => map(page).evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`/map/${file}$`));
  };

  test('the map is dark, follows the device, and only what is seen is loaded', async ({ page }) => {
    await visit(page, pathOf('/about/'));
    await expectMap(page, dark);
    const { dominant } = await sharp(await map(page).screenshot()).stats();
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(90);
    expect(await loaded(page)).toEqual([dark]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMap(page, light);
    expect(await loaded(page)).toEqual([dark, light]);
  });
});

test('On a dark device the light map is printed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, english.pathOf('/about/'));
  await page.emulateMedia({ media: 'print' });
  const map = page.getByRole('img', { name: english.descriptions.map });
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.en\.svg$/);
});
