import type { Page } from '@playwright/test';
import { themeColor } from '../../src/build/theme';
import { siteUrl } from './playwright.config';
import { expect, test, visit } from './site';

const path = '/about/';
const themes = [
  { theme: 'light', device: 'dark' },
  { theme: 'dark', device: 'light' },
] as const;
const ground = themeColor(process.cwd(), 'ground');
const radio = (page: Page, theme: string) => page.locator(`[name="theme"][value="${theme}"]`);

for (const { theme, device } of themes) {
  test(`Chosen ${theme} colours stay on a ${device} device, from the first frame on`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await visit(page, path);
    await expectColors(page, device);
    await radio(page, theme).check();
    await expectColors(page, theme);

    await watchFrames(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => colorsSeen(page)).toEqual([rgb(ground[theme])]);
    await expect(radio(page, theme)).toBeChecked();
    await expectColors(page, theme);

    await radio(page, 'system').check();
    for (const colorScheme of [theme, device]) {
      await page.emulateMedia({ colorScheme });
      await expectColors(page, colorScheme);
    }
  });
}

test.describe('While the page’s own scripts do not come', () => {
  test.use({ expectedComplaints: /ERR_FAILED/, colorScheme: 'light' });

  test('chosen colours are there as well, and stay', async ({ page }) => {
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

test('Colours can be chosen without JavaScript, for as long as the page is open', async ({
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

test('Colours can be chosen where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    const storage = {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: storage, sessionStorage: storage });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, path);
  await radio(page, 'dark').check();
  await expectColors(page, 'dark');
});

test('Colours chosen in one tab are followed by another', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, path);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(other, '/de/about/');
  for (const theme of ['dark', 'light', 'system'] as const) {
    await radio(page, theme).check();
    await expect(radio(other, theme)).toBeChecked();
    await expectColors(other, theme === 'dark' ? 'dark' : 'light');
  }
});

/** On the page, and around it in the browser's bars. */
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

/** Keeps the ground's colour of every frame of the pages that come. */
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

/** As browsers say a colour. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
