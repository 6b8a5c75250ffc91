/**
 * What visitors see, against the pictures in appearance/; `npm run snapshots` takes them anew.
 *
 * The page is compared in bands, one a section, each from the end of the one above: together they are
 * the whole page, so it is not kept twice, and a small fault is not lost in a large picture. Photos are
 * the same everywhere and heavy: one language's day shows them, the rest their tones.
 */
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../src/commands/chromium';
import { expect, languages, test } from './site';
import { openSteady } from './steadyPage';

test.use({
  // The page itself allows no foreign styles.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Drawn without the map tests' software GPU: four times as fast.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--disable-gpu'],
  },
});

const sections = ['title', 'collage', 'intro', 'mission', 'team', 'values', 'location'];
const bandNames = ['header', ...sections, 'footer'];

/** The page, cut below each section, to whole pixels. */
async function bandsOf(page: Page) {
  const ends = await page
    .locator('header, main > :not([data-static="fold"]), footer')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  const { width, bottom } = await page.locator('body').evaluate((body) => {
    const { width, bottom } = body.getBoundingClientRect();
    return { width, bottom: Math.round(bottom) };
  });
  expect([ends.length, ends.at(-1)], 'how many, and where they end').toEqual([
    bandNames.length,
    bottom,
  ]);
  return ends.map((end, i) => {
    const y = ends[i - 1] ?? 0;
    return { name: bandNames[i], clip: { x: 0, y, width, height: end - y } };
  });
}

const picture = (name: string) => `${name}.png`;

for (const { code, words, pathOf } of languages) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ locale: code, colorScheme: theme });

      test(`The page in ${code} looks as it did in ${theme} colours`, async ({ page }, info) => {
        const keep = (name = '') => picture(`${code}-${theme}-${info.project.name}-${name}`);
        const withPhotos = code === languages[0]?.code && theme === 'light';
        await openSteady(page, pathOf('/about/'), { withPhotos });
        for (const { name, clip } of await bandsOf(page)) {
          await expect.soft(page).toHaveScreenshot(keep(name), { fullPage: true, clip });
        }

        // What most visitors see, but for the typing: the clock stands, and the first phrase with it.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.getByRole('button', { name: words.site.pause }).click();
        const panel = page.locator('section > div', { has: page.locator('#location') });
        await expect.soft(panel).toHaveScreenshot(keep('typed'));
      });
    });
  }
}
