/** The page stays light: served as in production, compressed, to a phone on a slow network. */

import { join } from 'node:path';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { phone, slowDownNetwork } from '../../src/bench/phone';
import { type ServedCopy, serveCopy } from '../../src/bench/siteCopy';
import { countTraffic, type Traffic } from '../../src/bench/traffic';
import { sampleSite } from '../../src/commands/places';
import { budgets } from './budgets';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, languages, scrollToEnd } from './site';

const test = base.extend<object, { copy: ServedCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      // The same server on every machine, as the headers count.
      const copy = await serveCopy(sampleSite, { withNginx: false });
      await use(copy);
      await copy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Says what it was spent on. */
function expectWithin(spent: number, name: keyof typeof budgets, { files }: Traffic): void {
  const limit = budgets[name];
  const message = `${name}: ${spent} of ${limit}, with\n${files.join('\n')}\n`;
  expect.soft(spent, message).toBeLessThanOrEqual(limit);
}

/** Scrolled to the end, so many pixels a frame. */
const SLOWLY = 40;
const FAST = 1200;

for (const { code, pathOf } of languages) {
  const path = pathOf('/about/');

  test.describe(`The page in ${code}`, () => {
    test.use({ ...phone, locale: code });

    test('keeps its budgets, and shifts nothing', async ({ copy, page }) => {
      await slowDownNetwork(page);
      await watchShifts(page);
      const traffic = await countTraffic(page);
      await arrive(page, copy.url + path);
      const atRest = traffic.soFar();
      await scrollToEnd(page, SLOWLY);
      await awaitMotion(page);
      const [beforeLoad, atEnd] = [traffic.beforeLoad(), traffic.soFar()];

      expectWithin(copy.compressedSize(join(path, 'index.html')), 'html', beforeLoad);
      expectWithin(beforeLoad.bytes, 'bytesBeforeLoad', beforeLoad);
      expectWithin(beforeLoad.requests, 'requestsBeforeLoad', beforeLoad);
      expectWithin(atRest.bytes, 'bytesBeforeScrolling', atRest);
      expectWithin(atEnd.bytes, 'bytesAfterScrolling', atEnd);
      expectWithin(atEnd.requests, 'requestsAfterScrolling', atEnd);
      await expectNoShifts(page);
    });

    test('asks for its first pictures together with its fonts, each once', async ({
      copy,
      page,
    }) => {
      const asked: Request[] = [];
      page.on('request', (request) => asked.push(request));
      await page.goto(copy.url + path);
      const isPicture = (request: Request) => request.resourceType() === 'image';
      const isLater = (request: Request) =>
        !['document', 'font', 'image'].includes(request.resourceType());
      const early = asked.slice(0, asked.findIndex(isLater));
      expect(early.filter(isPicture).map((request) => request.url())).toHaveLength(2);
      const shown = await page
        .locator('img[fetchpriority="high"]')
        .evaluateAll((images) =>
          images.map((image) => image instanceof HTMLImageElement && image.currentSrc),
        );
      expect(shown).toHaveLength(2);
      const pictures = asked.filter(isPicture).map((request) => request.url());
      expect(pictures.slice(0, 2).toSorted()).toEqual(shown.toSorted());
      expect(new Set(pictures).size).toBe(pictures.length);
    });

    test('shifts nothing however fast it is scrolled', async ({ copy, page }) => {
      await slowDownNetwork(page);
      await watchShifts(page);
      await arrive(page, copy.url + path);
      await scrollToEnd(page, FAST);
      await awaitMotion(page);
      await expectNoShifts(page);
    });
  });
}

test('React and what it needs are not asked for until the location is near', async ({
  copy,
  browser,
}) => {
  const page = await browser.newPage(phone);
  const asked = addressesAskedFor(page);
  const late = /\/(framework|hydrate|component)-|\/page-data\//;
  await arrive(page, `${copy.url}/about/`);
  await scrollUntilLocationIs(page, 2.2);
  expect(asked.filter((address) => late.test(address))).toEqual([]);
  await scrollUntilLocationIs(page, 1.8);
  await expect.poll(() => asked.filter((address) => late.test(address))).toHaveLength(4);
  await page.close();
});

test('Browsers may compile the scripts of a page while these come', async ({ copy, browser }) => {
  const page = await browser.newPage(phone);
  const asked = addressesAskedFor(page);
  await arrive(page, `${copy.url}/about/`);
  await scrollToEnd(page);
  await awaitMotion(page);
  const scripts = asked.filter((address) => /\/[a-z][\w-]+\.js$/.test(address));
  expect(scripts).toHaveLength(4);
  for (const script of scripts) {
    const text = await (await page.request.get(copy.url + script)).text();
    expect(text, script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  await page.close();
});

/** So many screens below what is seen; ends once the browser has said what is near. */
const scrollUntilLocationIs = (page: Page, screens: number) =>
  page.evaluate(async (below) => {
    const top = document.querySelector('[data-hydrate]')?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - (1 + below) * window.innerHeight, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, screens);

/** Grows with each request. */
function addressesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Until its scripts have come, and what they asked for. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(':root[data-alive]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await shiftsSeen(page);
  expect(shifts.slice(budgets.layoutShifts)).toEqual([]);
}
