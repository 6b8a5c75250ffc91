/** Tests the budgets: served as in production, compressed, to a phone on a slow network. */

import { test as base, expect, type Page, type Request } from '@playwright/test';
import { sampleSite } from '../tools/paths';
import { budgets } from './budgets';
import { inEach } from './cases';
import { type CompressedSite, serveCompressed } from './compressedSite';
import { inDeviceFonts } from './platformFonts';
import { trackRequests } from './requests';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, languages, scrollToEnd } from './site';
import { countTraffic, type Traffic } from './traffic';

/** A cheap phone on a slow network: the one Lighthouse simulates. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Bytes per second, and the milliseconds of a round trip. */
const slow4G = { downloadThroughput: 204_800, uploadThroughput: 86_400, latency: 150 };

async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...slow4G, offline: false });
}

const test = base.extend<object, { copy: CompressedSite }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const copy = await serveCompressed(sampleSite);
      await use(copy);
      copy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Lists the files when a budget is exceeded. */
function expectWithin(spent: number, name: keyof typeof budgets, { files }: Traffic): void {
  const limit = budgets[name];
  const message = `${name}: ${spent} of ${limit}, with\n${files.join('\n')}\n`;
  expect.soft(spent, message).toBeLessThanOrEqual(limit);
}

/** Pixels per frame, so fast that nothing has loaded yet when it scrolls into view. */
const SPEED = 1200;

inEach(languages, ({ pathOf }) => {
  const path = pathOf('/about/');
  test.use(phone);

  test('on a phone, the page keeps its budgets, shifts nothing when scrolled, and its headings are in the look’s fonts', async ({
    copy,
    page,
  }) => {
    await slowDownNetwork(page);
    await watchShifts(page);
    const traffic = await countTraffic(page);
    const { requests, settle } = trackRequests(page);
    await openPage(page, copy.url + path);
    expect.soft(await inDeviceFonts(page, 'h1', 'h2')).toEqual([]);
    await settle();
    const atRest = traffic.soFar();
    await scrollToEnd(page, SPEED);
    await awaitMotion(page);
    await settle();
    const [beforeLoad, atEnd] = [traffic.beforeLoad(), traffic.soFar()];

    expect.soft(beforeLoad.files.filter((file) => file.endsWith('.js'))).toEqual([]);
    expectWithin(await copy.compressedSize(path), 'html', beforeLoad);
    expectWithin(beforeLoad.bytes, 'bytesBeforeLoad', beforeLoad);
    expectWithin(beforeLoad.requests, 'requestsBeforeLoad', beforeLoad);
    expectWithin(atRest.bytes, 'bytesBeforeScrolling', atRest);
    expectWithin(atEnd.bytes, 'bytesAfterScrolling', atEnd);
    expectWithin(atEnd.scriptBytes, 'scriptsAfterScrolling', atEnd);
    expectWithin(atEnd.requests, 'requestsAfterScrolling', atEnd);
    expect.soft((await shiftsSeen(page)).slice(budgets.layoutShifts), 'shifts').toEqual([]);
    const pictures = requests.filter(isPicture).map((request) => request.url());
    expect.soft(pictures, 'each picture is requested once').toEqual([...new Set(pictures)]);
  });
});

test.describe('On a phone', () => {
  test.use(phone);

  test('the scripts of the typed heading are not requested until it is near', async ({
    copy,
    page,
  }) => {
    const { requests, settle } = trackRequests(page);
    await openPage(page, `${copy.url}/about/`);
    await scrollUntilLocationIs(page, 2.2);
    await settle();
    const early = requests.filter(isScriptOrData);
    const sizes = await Promise.all(early.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const message = early.map((request) => request.url()).join('\n');
    expect(bytes, message).toBeGreaterThan(0);
    expect(bytes, message).toBeLessThanOrEqual(budgets.scriptBytesBeforeLocation);

    await scrollUntilLocationIs(page, 1.8);
    await settle();
    expect(requests.filter(isScriptOrData).length).toBeGreaterThan(early.length);
  });
});

const isPicture = (request: Request) => request.resourceType() === 'image';
const isScriptOrData = (request: Request) =>
  ['script', 'fetch', 'xhr'].includes(request.resourceType());

/** Scrolls until the typed heading is `screens` screens below the window. */
const scrollUntilLocationIs = (page: Page, screens: number) =>
  page.evaluate((below) => {
    const top = document.querySelector('#page-location')?.getBoundingClientRect().top;
    if (top === undefined) throw new Error('The page has no location.');
    window.scrollBy({ top: top - (1 + below) * window.innerHeight, behavior: 'instant' });
  }, screens);

/** Opens a page and waits until its script has run. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(':root[data-scripts-ready]').waitFor();
}

for (const [width, deviceScaleFactor] of [
  [360, 2],
  [412, 1.75],
] as const)
  test.describe(`On a phone with ${width} CSS pixels of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('pictures as wide as the page load the file that fits', async ({ copy, page }) => {
      await openPage(page, `${copy.url}/about/`);
      await scrollToEnd(page);
      const pictures = page.locator('main picture:has([type="image/avif"]) img');
      const surplus = await pictures.evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images
            .filter(({ clientWidth }) => clientWidth > window.innerWidth * 0.8)
            .map(async ({ currentSrc, clientWidth }) => {
              const file = Object.assign(new Image(), { src: currentSrc });
              await file.decode();
              return file.naturalWidth / (clientWidth * window.devicePixelRatio);
            }),
        ),
      );
      expect(surplus.length).toBeGreaterThan(1);
      for (const one of surplus) {
        expect(one).toBeGreaterThanOrEqual(1);
        expect(one).toBeLessThan(1.1);
      }
    });
  });
