import type { Page } from '@playwright/test';
import { readLook } from '../../src/build/look';
import { halfOfBehaviourCases } from './cases';
import { siteUrl } from './playwright.config';
import { base, expect, test, visit } from './site';
import { serveSlowly } from './slowSite';

const path = `${base}/about/`;
const themes = [
  { theme: 'light', device: 'dark' },
  { theme: 'dark', device: 'light' },
] as const;
const { ground } = readLook();
const radio = (page: Page, theme: string) => page.locator(`[name="theme"][value="${theme}"]`);

for (const [index, { theme, device }] of themes.entries()) {
  for (const { language, width, viewport } of halfOfBehaviourCases(index)) {
    const { code, pathOf } = language;

    test.describe(`On a ${device} device, on the ${width} page in ${code}`, () => {
      test.use({ colorScheme: device, locale: code, viewport });

      test(`a visitor's choice of ${theme} colours stays`, async ({ page }) => {
        await visit(page, pathOf('/about/'));
        await expectColors(page, device);
        await radio(page, theme).check();
        await expectColors(page, theme);

        await watchFrames(page);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
        expect(await colorsSeen(page)).toEqual([rgb(ground[theme])]);
        await expect(radio(page, theme)).toBeChecked();
        await expectColors(page, theme);

        await radio(page, 'system').check();
        for (const colorScheme of [theme, device]) {
          await page.emulateMedia({ colorScheme });
          await expectColors(page, colorScheme);
        }
      });
    });
  }

  test.describe(`On a ${device} device, over a slow connection`, () => {
    test.use({ colorScheme: device });

    test(`a visitor's choice of ${theme} colours is there from the first frame on`, async ({
      page,
    }) => {
      const slowSite = await serveSlowly(siteUrl, '</h1>');
      try {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await watchFrames(page);
        await page.goto(slowSite.url + path, { waitUntil: 'commit' });
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
          .toBe(1);
        expect(await page.locator('footer').count(), 'the HTML is still incomplete').toBe(0);
        expect(await colorsSeen(page)).toEqual([rgb(ground[theme])]);
        slowSite.release();
        await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
        expect(await colorsSeen(page)).toEqual([rgb(ground[theme])]);
      } finally {
        slowSite.stop();
      }
    });
  });
}

test.describe('When the page’s scripts do not load', () => {
  test.use({ expectedMessages: /ERR_FAILED/, colorScheme: 'light' });

  test('a theme can be chosen, and is stored', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await watchFrames(page);
    await page.goto(path);
    await radio(page, 'dark').check();
    await expectColors(page, 'dark');
    await page.reload();
    await expectColors(page, 'dark');
    await expect(radio(page, 'dark')).toBeChecked();
    await expect.poll(() => colorsSeen(page)).toEqual([rgb(ground.dark)]);
  });
});

test('A theme can be chosen without JavaScript, for as long as the page is open', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: siteUrl,
    javaScriptEnabled: false,
    colorScheme: 'light',
  });
  await page.goto(path);
  for (const theme of ['dark', 'light', 'dark'] as const) {
    await radio(page, theme).check();
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(ground[theme]));
  }
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(ground.light));
  await page.close();
});

/** On the page, and in the browser's own bars (`theme-color`). */
async function expectColors(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(ground[theme]));
  const ofBars = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => window.matchMedia(meta.getAttribute('media') ?? '').matches)
        .map((meta) => meta.getAttribute('content')),
    );
  expect(ofBars).toEqual([ground[theme]]);
}

/** Records the background colour in every frame of the pages opened from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const colors: string[] = [];
    Object.assign(window, { colors });
    const look = () => {
      if (document.body) colors.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function colorsSeen(page: Page): Promise<string[]> {
  const colors = await page.evaluate(() => Reflect.get(window, 'colors') as string[]);
  return [...new Set(colors)];
}

/** In the form of computed styles. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
