import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { chosenLook } from '../../src/files/read';
import { designs } from '../../src/looks/designs';
import { pixelOf } from '../pipeline/drawings';
import { behaviourCases, inEach } from './cases';
import { rgbOf } from './contrast';
import { blocked } from './faults';
import { rewrite } from './rewrite';
import { base, expect, test, visit } from './site';

const path = `${base}/about/`;
const themes = [
  { theme: 'light', device: 'dark' },
  { theme: 'dark', device: 'light' },
] as const;
const { ground } = designs[chosenLook(contentRoot())].colors;
const radio = (page: Page, theme: string) => page.locator(`[name="theme"][value="${theme}"]`);

for (const { theme, device } of themes) {
  inEach(behaviourCases, ({ pathOf }) => {
    test.use({ colorScheme: device });

    test(`a visitor's choice of ${theme} colours stays on a ${device} device`, async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await expectColors(page, device);
      await radio(page, theme).check();
      await expectColors(page, theme);

      await watchFrames(page);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
      expect(await colorsSeen(page)).toEqual([rgbOf(ground[theme])]);
      await expect(radio(page, theme)).toBeChecked();
      await expectColors(page, theme);

      await radio(page, 'system').check();
      for (const colorScheme of [theme, device]) {
        await page.emulateMedia({ colorScheme });
        await expectColors(page, colorScheme);
      }
    });
  });

  test(`On a ${device} device a visitor's choice of ${theme} colours is there before the page has arrived`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await rewrite(page, `**${path}`, (html) => html.split('</h1>')[0] ?? '');
    await page.goto(path);
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(ground[theme]));
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
    await expect.poll(() => colorsSeen(page)).toEqual([rgbOf(ground.dark)]);
  });
});

test('“Light” stays light where the browser darkens pages by itself', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, path);
  await radio(page, 'light').check();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const [red, green, blue] = await pixelOf(await page.screenshot(), 2, 2);
  expect(`rgb(${red}, ${green}, ${blue})`).toBe(rgbOf(ground.light));
});

test('Where nothing can be stored, a chosen theme lasts as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(blocked, 'localStorage');
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, path);
  await radio(page, 'dark').check();
  await expectColors(page, 'dark');
  await page.reload();
  await expectColors(page, 'light');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('a theme can be chosen, for as long as the page is open', async ({ page }) => {
    await page.goto(path);
    for (const theme of ['dark', 'light', 'dark'] as const) {
      await radio(page, theme).check();
      await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(ground[theme]));
    }
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(ground.light));
  });
});

/** On the page, and in the browser's own bars (`theme-color`). */
async function expectColors(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(ground[theme]));
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
