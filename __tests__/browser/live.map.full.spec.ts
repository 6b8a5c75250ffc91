/** The live map, drawn by the real engine from files, and the picture that replaces it when anything fails. */
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { behaviourCases, inEach, widths } from './cases';
import { expectLive, expectPicture, liveMap, mapMessages, openMap, scrollToMap } from './livePage';
import { abort, answerForMapbox, type Fault, status, withStyle } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import { trackRequests } from './requests';
import { mapEngine } from './scripts';
import { english, expect, test, visit } from './site';

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
  await expect(page.getByRole('img', { name: english.descriptions.map })).toBeVisible();
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

const vectorStyle = { on: /\/styles\/v1\/[^.]+$/, answer: withStyle('style-vector.json') };

test('The map is requested when it is near, shows the office in the language of the page, and is not measured', async ({
  page,
  context,
}) => {
  const { requests, settle } = trackRequests(page);
  const requested = await answerForMapbox(context, [vectorStyle]);
  await page.setViewportSize({ width: 400, height: 400 });
  await visit(page, '/el/about/');
  await scrollUntilMapIs(page, 0.6);
  await expect(page.locator('[data-island="LiveMap"] > div')).toHaveCount(1);
  await settle();
  await expect(liveMap(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  await scrollUntilMapIs(page, 0.4);
  await expectLive(page);
  const tile = /12\/(\d+\/\d+)\.vector\.pbf$/;
  const tiles = requested.flatMap((address) => tile.exec(address)?.[1] ?? []);
  expect([...new Set(tiles)].sort()).toEqual(['2316/1580', '2317/1580']);
  // The engine sends its measurements before it asks for a session.
  await expect.poll(() => requested.join()).toContain('/map-sessions/');
  const addresses = requests.map((request) => request.url());
  expect(addresses).toContainEqual(expect.stringMatching(/streets-v8\.json\?.*language=el/));
  const sent = requests.map((request) => request.postData());
  expect(sent.join()).not.toContain('performance');
});

/** Scrolls until the map is `screens` screens below the window. */
const scrollUntilMapIs = (page: Page, screens: number) =>
  page.locator('div:has(> [data-island="LiveMap"])').evaluate((map, below) => {
    const { top } = map.getBoundingClientRect();
    window.scrollBy({ top: top - (1 + below) * window.innerHeight, behavior: 'instant' });
  }, screens);

test('When the WebGL context is lost, the picture returns and stays', async ({ page, context }) => {
  await answerForMapbox(context);
  await openMap(page);
  await expectLive(page);
  const canvas = await page.locator('canvas').elementHandle();
  await canvas?.evaluate((lost: HTMLCanvasElement) => {
    lost.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expectPicture(page);
});

test.describe('The picture stays when', () => {
  const failures: Record<string, Fault[]> = {
    'there is no network': [{ on: /./, answer: abort }],
    'the session is rejected after everything has loaded': [
      { on: /\/map-sessions\//, answer: status(401) },
    ],
    'the tiles are rejected': [vectorStyle, { on: /\.vector\.pbf$/, answer: status(401) }],
    'the list of tiles is rejected': [vectorStyle, { on: /\/v4\/.+\.json$/, answer: status(401) }],
  };

  for (const [failure, faults] of Object.entries(failures)) {
    test(failure, async ({ page, context }) => {
      const requested = await answerForMapbox(context, faults);
      await openMap(page);
      await expectPicture(page);
      const once = requested.filter((address) => address.endsWith('/light-v11'));
      expect(once, 'no second try').toHaveLength(1);
    });
  }

  test('the engine is blocked', async ({ page, context }) => {
    await answerForMapbox(context);
    await page.route(mapEngine(), abort);
    await openMap(page);
    await expectPicture(page);
  });

  const never = () => new Promise(() => undefined);
  const silences: Record<string, Fault[]> = {
    'server of styles': [{ on: /\/styles\//, answer: never }],
    'server of tiles': [vectorStyle, { on: /\.vector\.pbf$/, answer: never }],
  };

  for (const [server, faults] of Object.entries(silences))
    test(`the ${server} does not answer for ten seconds`, async ({ page, context }) => {
      const requested = await answerForMapbox(context, faults);
      await page.clock.install();
      await page.addInitScript(() =>
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[data-state="drawing"]')) return;
          document.documentElement.dataset.drawingSince = String(Date.now());
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] }),
      );
      await page.goto('/about/');
      await scrollToMap(page);
      await expect.poll(() => requested.some((one) => faults.at(-1)?.on.test(one))).toBe(true);
      await expect(liveMap(page)).toHaveAttribute('data-state', 'drawing');
      const since = Number(await page.locator('html').getAttribute('data-drawing-since'));
      await page.clock.pauseAt(since + 9900);
      await expect(liveMap(page)).toHaveAttribute('data-state', 'drawing');
      await page.clock.runFor(200);
      await expectPicture(page);
    });
});
