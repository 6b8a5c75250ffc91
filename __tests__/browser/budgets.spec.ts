/** The page stays light: served as in production, compressed, to a phone on a slow network. */
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { phone, slowDownNetwork } from '../../src/bench/phone';
import { type ServedCopy, serveCopy } from '../../src/bench/siteCopy';
import { countTraffic, type Traffic } from '../../src/bench/traffic';
import { budgets } from './budgets';
import { shiftsSeen, watchShifts } from './shifts';
import { languages, scrollToEnd } from './site';

const test = base.extend<object, { copy: ServedCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      // The same server on every machine, as the headers count.
      const copy = await serveCopy('public', { withNginx: false });
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
      await page.waitForLoadState('networkidle');
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
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.resourceType()));
      await page.goto(copy.url + path);
      const later = asked.findIndex((type) => !['document', 'font', 'image'].includes(type));
      expect(asked.slice(0, later).filter((type) => type === 'image')).toHaveLength(2);
      const first = page.locator('img[fetchpriority="high"]');
      const shown = await first.evaluateAll((images) =>
        images.map((image) => image instanceof HTMLImageElement && image.currentSrc),
      );
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => /\.(avif|jpg)$/.test(entry.name))
          .map((entry) => entry.name),
      );
      expect(shown).toHaveLength(2);
      expect(fetched.slice(0, 2).toSorted()).toEqual(shown.toSorted());
    });

    test('shifts nothing however fast it is scrolled', async ({ copy, page }) => {
      await slowDownNetwork(page);
      await watchShifts(page);
      await arrive(page, copy.url + path);
      await scrollToEnd(page, FAST);
      await page.waitForLoadState('networkidle');
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
  expect(asked.filter((address) => late.test(address))).toEqual([]);
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => late.test(address))).toEqual([]);
  await scrollToEnd(page);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  expect(asked.filter((address) => late.test(address))).toHaveLength(4);
  await page.close();
});

test('Browsers may compile the scripts of a page while these come', async ({ copy, browser }) => {
  const page = await browser.newPage(phone);
  const asked = addressesAskedFor(page);
  await arrive(page, `${copy.url}/about/`);
  await scrollToEnd(page);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  const scripts = asked.filter((address) => /\/[a-z][\w-]+\.js$/.test(address));
  expect(scripts).toHaveLength(4);
  for (const script of scripts) {
    const text = await (await page.request.get(copy.url + script)).text();
    expect(text, script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  await page.close();
});

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
