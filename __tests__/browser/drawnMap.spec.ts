/** The drawn map has the colours of the page. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawMaps } from '../../scripts/map/drawMaps';
import { readElements } from '../../scripts/map/overpass';
import { answerFile, offices, placeNames } from '../scripts/map/answers';
import { behaviourCases } from './cases';
import { expect, languages, test, visit } from './site';

/** Of the pictures that the browser has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/map\/(.*)$/.exec(name)?.[1] ?? []),
  );

for (const { language, width, viewport } of behaviourCases) {
  const { code, descriptions, pathOf } = language;
  const [light, dark] = [`${width}.${code}.svg`, `${width}.${code}.dark.svg`];

  test.describe(`On a dark device, on the ${width} page in ${code},`, () => {
    test.use({ colorScheme: 'dark', locale: code, viewport });

    const map = (page: Page) => page.getByRole('img', { name: descriptions.map });
    const expectMap = async (page: Page, file: string) => {
      await expect(map(page)).toHaveCount(1);
      await map(page).scrollIntoViewIfNeeded();
      await expect(map(page)).toHaveJSProperty('complete', true);
      await expect
        .poll(() => map(page).evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`/map/${file}$`));
    };
    const choose = (page: Page, theme: string) =>
      page.locator(`[name="theme"][value="${theme}"]`).check();

    test('the map is dark, follows the theme, and only what is seen is loaded', async ({
      page,
    }) => {
      await visit(page, pathOf('/about/'));
      await expectMap(page, dark);
      const { dominant } = await sharp(await map(page).screenshot()).stats();
      expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(90);
      expect(await loaded(page)).toEqual([dark]);
      await choose(page, 'light');
      await expectMap(page, light);
      await choose(page, 'system');
      await expectMap(page, dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectMap(page, light);
      await choose(page, 'dark');
      await expectMap(page, dark);
      expect(await loaded(page)).toEqual([dark, light]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the map follows the theme', async ({ page }) => {
        await page.goto(pathOf('/about/'));
        await expectMap(page, dark);
        await choose(page, 'light');
        await expectMap(page, light);
      });
    });
  });
}

test('A drawn map shows the names that its box has room for, and cuts none', async ({ page }) => {
  const boxes = [
    [320, 320],
    [557, 736],
    [640, 480],
    [835, 736],
    [959, 480],
    [1200, 980],
    [1485, 736],
    [2200, 900],
  ] as const;
  for (const place of placeNames) {
    const maps = drawMaps(readElements(answerFile(place)), offices[place], ['en', 'el', 'ar']);
    for (const [file, svg] of maps) {
      if (file.includes('dark')) continue;
      await page.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      for (const [width, height] of boxes.filter(([box]) => file.startsWith('wide') || box < 960)) {
        await page.setViewportSize({ width, height });
        const { names, cut } = await page.evaluate(shownNames);
        expect.soft(cut, `${place}, ${file}, ${width} × ${height}`).toEqual([]);
        expect.soft(names, `${place}, ${file}, ${width} × ${height}`).toBeGreaterThan(0);
      }
    }
  }
});

/** Runs in the browser. Names are drawn where they are, or in a copy that fills a large box. */
function shownNames() {
  const large = document.querySelector('.large');
  const isLarge = large && getComputedStyle(large).display !== 'none';
  const viewBox = large?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const [, , width = 0, height = 0] = viewBox;
  const { innerWidth, innerHeight } = window;
  const scale = isLarge ? Math.max(innerWidth / width, innerHeight / height) : 1;
  const visible = [...document.querySelectorAll('text')].filter(
    (text) => getComputedStyle(text).display !== 'none',
  );
  const cut = visible.filter((text) => {
    const { x, y, width: wide, height: high } = text.getBBox();
    return (
      Math.max(-x, x + wide) * scale > innerWidth / 2 ||
      Math.max(-y, y + high) * scale > innerHeight / 2
    );
  });
  return { names: visible.length, cut: cut.map(({ textContent }) => textContent) };
}

test.describe('On a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('the light map is printed', async ({ page }) => {
    const [{ descriptions, pathOf }] = languages as [(typeof languages)[number]];
    await visit(page, pathOf('/about/'));
    await page.emulateMedia({ media: 'print' });
    const map = page.getByRole('img', { name: descriptions.map });
    await expect
      .poll(() => map.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.en\.svg$/);
  });
});
