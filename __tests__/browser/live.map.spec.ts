/** The live map, drawn by the real engine from files. `mapRequests.spec.ts` has the tests without drawing. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { behaviourCases, widths } from './cases';
import { expectLive, expectPicture, liveMap, mapMessages, openMap, scrollToMap } from './livePage';
import { answerForMapbox, type Fault, status, withStyle } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { expect, test } from './site';

test.use({ baseURL: siteWithTokenUrl, expectedMessages: mapMessages });

for (const { language, width, viewport } of behaviourCases) {
  const { code, descriptions, pathOf } = language;

  test.describe(`On a ${width} screen in ${code}`, () => {
    test.use({ viewport });

    test('the live map shows the office at zoom 12, without focus stops or screen reader content', async ({
      page,
      context,
    }) => {
      const requested = await answerForMapbox(context);
      await openMap(page, pathOf('/about/'));
      await expectLive(page);
      expect
        .soft(requested.filter((address) => address.includes('/styles/v1/')))
        .toEqual(['api.mapbox.com/styles/v1/mapbox/light-v11']);

      const logo = liveMap(page).locator('.mapboxgl-ctrl-logo');
      await expect.soft(logo, 'Mapbox’s logo').toBeVisible();
      const attribution = liveMap(page).locator('.mapboxgl-ctrl-attrib');
      await expect.soft(attribution, 'Mapbox’s attribution').toBeVisible();
      await expect.soft(page.locator('canvas[tabindex]'), 'no focus on the map').toHaveCount(0);
      const regions = page.getByRole('region', { name: 'Map', exact: true });
      await expect.soft(regions, 'no region for a screen reader').toHaveCount(0);
      const picture = page.getByRole('img', { name: descriptions.map });
      await expect.soft(picture, 'the picture’s description').toHaveCount(1);

      const box = await liveMap(page).boundingBox();
      const marker = await liveMap(page).locator('xpath=../following-sibling::*').boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
      expect.soft((marker?.x ?? 0) + (marker?.width ?? 0) / 2).toBeCloseTo(x + width / 2, 0);
      expect.soft((marker?.y ?? 0) + (marker?.height ?? 0)).toBeCloseTo(y + height / 2, 0);

      expect(await likenessToDrawing(page)).toBeGreaterThan(0.95);
    });
  });
}

test('The live map does not react to wheel, drag, double click or keys', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await openMap(page);
  await expectLive(page);
  const before = await likenessToDrawing(page);
  await liveMap(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await liveMap(page).boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  await page.mouse.move(middleX + 90, middleY + 10, { steps: 5 });
  await page.mouse.up();
  await page.mouse.dblclick(middleX, middleY + 60);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.mouse.wheel(0, -200);
  await liveMap(page).scrollIntoViewIfNeeded();
  expect(await likenessToDrawing(page)).toBe(before);
  expect(before).toBeGreaterThan(0.95);
});

test('The map stays across the breakpoint', async ({ page, context }) => {
  await answerForMapbox(context);
  await openMap(page);
  await expectLive(page);
  for (const viewport of [widths.narrow, widths.wide]) {
    await page.setViewportSize(viewport);
    await scrollToMap(page);
    await expectLive(page);
    const map = await liveMap(page).boundingBox();
    const canvas = page.locator('canvas');
    await expect.poll(async () => (await canvas.boundingBox())?.width).toBe(map?.width);
  }
});

test.describe('The picture stays when', () => {
  const vectorStyle = { on: /\/styles\/v1\/[^.]+$/, answer: withStyle('style-vector.json') };
  const failures: Record<string, Fault[]> = {
    'the session is rejected after everything has loaded': [
      { on: /\/map-sessions\//, answer: status(401) },
    ],
    'the tiles are rejected': [vectorStyle, { on: /\.vector\.pbf$/, answer: status(401) }],
    'the list of tiles is rejected': [vectorStyle, { on: /\/v4\/.+\.json$/, answer: status(401) }],
  };

  for (const [failure, faults] of Object.entries(failures)) {
    test(failure, async ({ page, context }) => {
      await answerForMapbox(context, faults);
      await openMap(page);
      await expectPicture(page);
    });
  }
});

/** The share of the live map that matches the drawn map, 0 to 1. */
async function likenessToDrawing(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main img, main small')) {
      element.style.visibility = 'hidden';
    }
  });
  const seen = await seaAround(await liveMap(page).screenshot());
  const svg = readFileSync('__tests__/sample/content/maps/wide.en.svg', 'utf8');
  const sized = svg.replace('<svg ', '<svg width="1280" height="960" ');
  const drawn = await seaAround(await sharp(Buffer.from(sized)).png().toBuffer());
  return seen.filter((isSea, i) => isSea === drawn[i]).length / seen.length;
}

/** Land or sea around the marker, every 20 pixels: `true` is sea. */
async function seaAround(picture: Buffer): Promise<boolean[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [middleX, middleY] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
  const points: boolean[] = [];
  for (let x = -160; x <= 160; x += 20) {
    for (let y = 20; y <= 120; y += 20) {
      const at = ((middleY + y) * info.width + middleX + x) * info.channels;
      points.push((data[at + 2] ?? 0) - (data[at] ?? 0) > 8);
    }
  }
  return points;
}
