import { chromium as browsers, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  abort,
  answerForMapbox,
  type Fault,
  silence,
  status,
  withStyle,
  withText,
} from './map/answers';
import { siteUrl, siteWithTokenUrl } from './playwright.config';
import { awaitMotion, expect, languages, test } from './site';

test.use({
  baseURL: siteWithTokenUrl,
  // What a browser itself says of refused requests, and of drawing in software.
  expectedComplaints:
    /mapbox\.com|Failed to load resource|WebGL|GPU stall|GL Driver|worker|BCP-47/i,
});

/** The live map's element in the map that this width shows. */
const live = (page: Page) =>
  page
    .locator('main section > div')
    .filter({ visible: true, has: page.locator('[data-state]') })
    .locator('[data-state]');

async function scrollToMap(page: Page, path = '/about/') {
  await page.goto(path);
  await page.locator('#location').scrollIntoViewIfNeeded();
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

/** How much of the live map lies as the drawn one does; 1 is everywhere. */
async function likenessToDrawing(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main img, main small')) {
      element.style.visibility = 'hidden';
    }
  });
  const seen = await seaAround(await live(page).screenshot());
  const drawn = await seaAround(
    await sharp('__tests__/sample/content/maps/wide.en.svg').png().toBuffer(),
  );
  return seen.filter((isSea, i) => isSea === drawn[i]).length / seen.length;
}

for (const { code, pathOf } of languages) {
  test(`With a token the real engine draws the office in ${code}, at zoom 12, under the marker`, async ({
    page,
    context,
  }) => {
    const asked = await answerForMapbox(context);
    await page.goto(pathOf('/about/'));
    await page.waitForLoadState('networkidle');
    expect(asked, 'nothing before it is wanted').toEqual([]);
    await page.locator('#location').scrollIntoViewIfNeeded();
    await expect(live(page)).toHaveAttribute('data-state', 'live');
    await expect(page.locator('canvas')).toHaveCount(1);
    expect(asked.filter((place) => place.includes('/styles/v1/'))).toEqual([
      'api.mapbox.com/styles/v1/mapbox/light-v11',
    ]);
    expect(await likenessToDrawing(page)).toBeGreaterThan(0.95);

    const box = await live(page).boundingBox();
    const marker = await live(page).locator('xpath=following-sibling::*').boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect((marker?.x ?? 0) + (marker?.width ?? 0) / 2).toBeCloseTo(x + width / 2, 0);
    expect((marker?.y ?? 0) + (marker?.height ?? 0)).toBeCloseTo(y + height / 2, 0);
  });
}

test('The live map keeps its logo and attribution, and takes no part in the page', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await scrollToMap(page);
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  await expect(live(page).locator('.mapboxgl-ctrl-logo')).toBeVisible();
  await expect(live(page).locator('.mapboxgl-ctrl-attrib')).toBeVisible();
  await expect(page.locator('canvas[tabindex]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(0);
  const alt = languages[0]?.words.page.about.map.picture ?? '';
  await expect(page.getByRole('img', { name: alt })).toHaveCount(1);
});

test('The live map does not react to wheel, drag, double click or keys', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await scrollToMap(page);
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  const before = await likenessToDrawing(page);
  await live(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await live(page).boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  await page.mouse.move(middleX + 90, middleY + 10, { steps: 5 });
  await page.mouse.up();
  await page.mouse.dblclick(middleX, middleY + 60);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.mouse.wheel(0, -200);
  await live(page).scrollIntoViewIfNeeded();
  expect(await likenessToDrawing(page)).toBe(before);
  expect(before).toBeGreaterThan(0.95);
});

test('Across the breakpoint the other map starts and the first is removed', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await scrollToMap(page);
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 960;
  await page.setViewportSize({ width: isNarrow ? 1200 : 600, height: 900 });
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('Across the breakpoint the first is removed even where it is out of view', async ({
  page,
  context,
}) => {
  await answerForMapbox(context);
  await scrollToMap(page);
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  await page.evaluate(() => window.scrollTo(0, 0));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 960;
  await page.setViewportSize({ width: isNarrow ? 1200 : 600, height: 900 });
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(live(page)).toHaveAttribute('data-state', 'live');
  await expect(page.locator('canvas')).toHaveCount(1);
});

const failures: { name: string; faults: Fault[] }[] = [
  { name: 'the style is refused', faults: [{ on: /\/styles\/v1\//, answer: status(401) }] },
  { name: 'the style is limited', faults: [{ on: /\/styles\/v1\//, answer: status(429) }] },
  { name: 'the network is down', faults: [{ on: /./, answer: abort }] },
  { name: 'the style is not JSON', faults: [{ on: /\/styles\/v1\//, answer: withText('<html>') }] },
  {
    name: 'the style is not a style',
    faults: [{ on: /\/styles\/v1\//, answer: withText('{"version":8}') }],
  },
  { name: 'the style never comes', faults: [{ on: /\/styles\/v1\//, answer: silence }] },
  {
    name: 'the session is refused after all has loaded',
    faults: [{ on: /\/map-sessions\//, answer: status(401) }],
  },
  {
    name: 'the tiles are refused',
    faults: [
      { on: /\/styles\/v1\/[^.]+$/, answer: withStyle('style-vector.json') },
      { on: /\.vector\.pbf$/, answer: status(401) },
    ],
  },
  {
    name: 'the list of tiles is refused',
    faults: [
      { on: /\/styles\/v1\/[^.]+$/, answer: withStyle('style-vector.json') },
      { on: /\/v4\/.+\.json$/, answer: status(401) },
    ],
  },
  {
    name: 'the tiles never come',
    faults: [
      { on: /\/styles\/v1\/[^.]+$/, answer: withStyle('style-vector.json') },
      { on: /\.vector\.pbf$/, answer: silence },
    ],
  },
];

async function expectPicture(page: Page) {
  await expect(live(page)).toHaveAttribute('data-state', 'picture');
  await expect(page.locator('canvas')).toHaveCount(0);
  const alt = languages[0]?.words.page.about.map.picture ?? '';
  await expect(page.getByRole('img', { name: alt })).not.toHaveJSProperty('naturalWidth', 0);
}

test.describe('The picture stays when', () => {
  test.use({
    // What a browser says of the requests that are refused on purpose.
    expectedComplaints:
      /^https:\/\/(api|events)\.mapbox\.com\/|GPU stall|GL Driver|^Failed to load resource|BCP-47/,
  });

  for (const { name, faults } of failures) {
    test(name, async ({ page, context }) => {
      await answerForMapbox(context, faults);
      await scrollToMap(page);
      await expectPicture(page);
    });
  }

  for (const [name, wanted] of [
    ['engine', (script: string) => script.includes('mapboxgl-canvas-container')],
    // What reads the tiles: the one script that knows their kinds of source.
    ['worker', (script: string) => script.includes('workerSources')],
  ] as const) {
    test(`the ${name}'s script is blocked`, async ({ page, context }) => {
      await answerForMapbox(context);
      let blocked = 0;
      await context.route('**/*.js', async (route) => {
        const answer = await route.fetch();
        if (!wanted(await answer.text())) return route.fulfill({ response: answer });
        blocked += 1;
        return route.abort();
      });
      await scrollToMap(page);
      await expectPicture(page);
      expect(blocked).toBeGreaterThan(0);
    });
  }
});

test('The picture stays, and no engine is asked for, where there is no WebGL', async ({
  viewport,
}) => {
  const browser = await browsers.launch({
    executablePath: test.info().project.use.launchOptions?.executablePath,
    args: ['--no-sandbox', '--disable-3d-apis', '--disable-gpu', '--disable-software-rasterizer'],
  });
  const page = await browser.newPage({ viewport, baseURL: siteWithTokenUrl });
  const asked = await answerForMapbox(page.context());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await scrollToMap(page);
  await expectPicture(page);
  expect([asked, errors]).toEqual([[], []]);
  await browser.close();
});

test('The picture stays where data is to be saved', async ({ page, context }) => {
  const asked = await answerForMapbox(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await scrollToMap(page);
  await awaitMotion(page);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('Without a token nothing of the engine is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await scrollToMap(page, `${siteUrl}/about/`);
  await awaitMotion(page);
  // What the rest of the section asks for has come.
  await expect.poll(() => scripts.filter((script) => script.includes('typeSpeed'))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes('mapboxgl-canvas'))).toEqual([]);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
});
