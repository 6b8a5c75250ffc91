/** When the live map is requested, and when only the picture shows. Nothing is drawn here. */
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../tools/chromium';
import { extendTimeouts } from './extendTimeouts';
import { expectPicture, mapMessages, openMap, pretendWebGl, scrollToMap } from './livePage';
import { answerForMapbox, status } from './mapbox/answers';
import { siteUrl, siteWithTokenUrl } from './playwright.config';
import { libraries } from './scripts';
import { awaitMotion, expect, test } from './site';

test.use({ baseURL: siteWithTokenUrl });

test('Without a token there is only the picture, and no other host is contacted', async ({
  page,
}) => {
  await openMap(page, `${siteUrl}/about/`);
  await awaitMotion(page);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
});

test('With a token there is only the picture if the browser saves data', async ({
  page,
  context,
}) => {
  const requested = await answerForMapbox(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openMap(page);
  await awaitMotion(page);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
  expect(requested).toEqual([]);
});

test.describe('When something fails', () => {
  test.use({ expectedMessages: new RegExp(`${mapMessages.source}|ChunkLoadError`) });

  test('the style is requested once its map is near, and the engine only if it is allowed', async ({
    page,
    context,
  }) => {
    await pretendWebGl(page);
    const refused = { on: /\/styles\/v1\//, answer: status(401) };
    const requested = await answerForMapbox(context, [refused]);
    const engines = await countRequests(page, libraries.mapEngine());
    await noteWatching(page);
    await extendTimeouts(page);
    await page.goto('/about/');
    // One screen away from it.
    await page.locator('#location').evaluate((heading) => {
      const section = heading.closest('section');
      scrollTo(0, (section?.offsetTop ?? 0) - 2 * innerHeight);
    });
    await expect(page.locator('[data-watching]')).toHaveCount(1);
    await expect(page.locator('[data-state]'), 'no map has been started').toHaveCount(0);
    expect(requested).toEqual([]);
    await scrollToMap(page);
    await expectPicture(page);
    expect(requested).toEqual(['api.mapbox.com/styles/v1/mapbox/light-v11']);
    expect(engines()).toBe(0);
  });

  test('the picture stays when the engine is blocked', async ({ page, context }) => {
    await pretendWebGl(page);
    await answerForMapbox(context);
    const engines = await countRequests(page, libraries.mapEngine());
    await openMap(page);
    await expectPicture(page);
    expect(engines()).toBe(1);
  });

  test('the picture stays when the engine’s styles are blocked', async ({ page, context }) => {
    await pretendWebGl(page);
    await answerForMapbox(context);
    const styles = await countRequests(page, /\/map\.[^/]+\.css$/);
    await openMap(page);
    await expectPicture(page);
    expect(styles()).toBe(1);
  });
});

test('The picture stays without WebGL, and nothing is requested', async () => {
  const browser = await chromium.launch({
    executablePath: test.info().project.use.launchOptions?.executablePath,
    args: [...chromiumFlags, '--disable-3d-apis', '--disable-gpu', '--disable-software-rasterizer'],
  });
  const page = await browser.newPage({ baseURL: siteWithTokenUrl });
  const requested = await answerForMapbox(page.context());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openMap(page);
  await awaitMotion(page);
  await expect(page.locator('[data-state], canvas')).toHaveCount(0);
  expect([requested, errors]).toEqual([[], []]);
  await browser.close();
});

/** Blocks and counts requests. */
async function countRequests(page: Page, address: RegExp): Promise<() => number> {
  let count = 0;
  await page.route(address, (route) => {
    count += 1;
    return route.abort();
  });
  return () => count;
}

/** Marks the map's section once an observer of it has been called. */
async function noteWatching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      observe.call(this, element);
      const section = element.parentElement?.closest('section:has(#location)');
      if (!section) return;
      // Observers are called in order of creation.
      const next = new IntersectionObserver(() => section.setAttribute('data-watching', ''));
      observe.call(next, element);
    };
  });
}
