/** The live map, drawn by the real engine from files, and the picture that replaces it when anything fails. */
import { expectNoFindings } from './axe';
import { behaviourCases, inEach, widths } from './cases';
import { expectLive, expectPicture, liveMap, mapMessages, openMap, scrollToMap } from './livePage';
import { abort, answerForMapbox, type Fault, status, withStyle } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { mapEngine } from './scripts';
import { expect, languages, test } from './site';

test.use({
  baseURL: siteWithTokenUrl,
  expectedMessages: new RegExp(`${mapMessages.source}|ChunkLoadError`),
});

inEach(behaviourCases, ({ descriptions, pathOf }) => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the live map has its marker and credits, no focus stops or content for screen readers, and is accessible', async ({
    page,
    context,
  }) => {
    // A missing icon is harmless.
    const requested = await answerForMapbox(context, [{ on: /\/sprite/, answer: status(404) }]);
    await openMap(page, pathOf('/about/'));
    await expectLive(page);
    expect
      .soft(requested.filter((address) => address.includes('/styles/v1/')))
      .toEqual(['api.mapbox.com/styles/v1/mapbox/light-v11']);

    const map = liveMap(page);
    await expect.soft(map.locator('.mapboxgl-ctrl-logo'), 'Mapbox’s logo').toBeVisible();
    await expect.soft(map.locator('.mapboxgl-ctrl-attrib'), 'Mapbox’s credits').toBeVisible();
    await expect.soft(page.locator('canvas[tabindex]'), 'no focus on the map').toHaveCount(0);
    const regions = page.getByRole('region', { name: 'Map', exact: true });
    await expect.soft(regions, 'no region for a screen reader').toHaveCount(0);
    const picture = page.getByRole('img', { name: descriptions.map });
    await expect.soft(picture, 'the picture’s description').toHaveCount(1);

    const box = await map.boundingBox();
    const marker = await map.locator('xpath=../following-sibling::*').boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect.soft((marker?.x ?? 0) + (marker?.width ?? 0) / 2).toBeCloseTo(x + width / 2, 0);
    expect.soft((marker?.y ?? 0) + (marker?.height ?? 0)).toBeCloseTo(y + height / 2, 0);
    await expectNoFindings(page, 'with the live map');
  });

  test('the page is accessible with the picture, when the live map fails', async ({
    page,
    context,
  }) => {
    await answerForMapbox(context, [{ on: /\/styles\//, answer: status(401) }]);
    await openMap(page, pathOf('/about/'));
    await expect(liveMap(page)).toHaveAttribute('data-state', 'picture');
    await expect(page.locator('canvas')).toHaveCount(0);
    await expectNoFindings(page, 'with the picture');
  });
});

test('The live map does not react to wheel, drag, double click or keys, and is not printed', async ({
  page,
  context,
}) => {
  // Its marker does not move.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerForMapbox(context);
  await openMap(page);
  await expectLive(page);
  const map = liveMap(page);
  const canvas = map.locator('canvas');
  await map.scrollIntoViewIfNeeded();
  const before = await canvas.screenshot();
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  await page.mouse.move(middleX + 90, middleY + 10, { steps: 5 });
  await page.mouse.up();
  await page.mouse.dblclick(middleX, middleY + 60);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.mouse.wheel(0, -200);
  await map.scrollIntoViewIfNeeded();
  expect((await canvas.screenshot()).equals(before)).toBe(true);

  await page.emulateMedia({ media: 'print' });
  await expect(canvas).toBeHidden();
  await expect(page.getByRole('img', { name: languages[0]?.descriptions.map })).toBeVisible();
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

  test('the engine is blocked', async ({ page, context }) => {
    await answerForMapbox(context);
    await page.route(mapEngine(), abort);
    await openMap(page);
    await expectPicture(page);
  });
});
