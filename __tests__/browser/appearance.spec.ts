/**
 * What visitors see, compared with the pictures in appearance/; `npm run snapshots` updates them.
 *
 * The page is compared in bands, one per section, each from the end of the one above. Together they are
 * the whole page, and a small fault is not lost in a large picture.
 */
import type { Page } from '@playwright/test';
import { everyCase, isFullRun } from './cases';
import { expect, languages, test } from './site';
import { openSteady } from './steadyPage';

test.use({
  // The page's own policy allows no foreign styles.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const themes = ['light', 'dark'] as const;

/** The widths alternate with the themes, so that half of the cases has every language, width and theme. */
const cases = everyCase.flatMap((one, index) => {
  const isOdd = (index + Math.floor(index / 2)) % 2;
  return themes
    .map((theme) => ({ ...one, theme }))
    .filter(({ theme }) => isFullRun || theme === themes[isOdd]);
});

/** Photos are the same in each language and theme; elsewhere each is one flat colour. */
const showsPhotos = (code: string, theme: string) =>
  code === languages[0]?.code && theme === 'light';
const photoBands = ['collage', 'mission'];
/** Decoders and scalers differ a little between machines. */
const photoTolerance = { threshold: 0.1, maxDiffPixels: 2000 };

for (const { language, width, viewport, theme } of cases) {
  const { code, words, pathOf } = language;

  test.describe(() => {
    test.use({ locale: code, colorScheme: theme, viewport });

    test(`The ${width} page in ${code} looks the same in ${theme} colours`, async ({ page }) => {
      const withPhotos = showsPhotos(code, theme);
      const file = (name: string) => `${code}-${theme}-${width}-${name}.png`;
      await openSteady(page, pathOf('/about/'), { withPhotos });
      for (const { name, clip } of await bandsOf(page)) {
        const tolerance = withPhotos && photoBands.includes(name) ? photoTolerance : {};
        const options = { fullPage: true, clip, ...tolerance };
        await expect.soft(page).toHaveScreenshot(file(name), options);
      }

      // With motion, but for the typing: the clock stands still, and the first phrase with it.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: words.site.pause }).click();
      const heading = page.getByRole('heading', { name: words.page.about.map.slides.join('. ') });
      const panel = page.locator('section > div', { has: heading });
      await expect.soft(panel).toHaveScreenshot(file('typed'));
    });
  });
}

/** The page, cut below each section, to whole pixels. */
async function bandsOf(page: Page) {
  const sections = ['title', 'collage', 'intro', 'mission', 'team', 'values', 'location'];
  const names = ['header', ...sections, 'footer'];
  const ends = await page
    .locator('header, main > :is(section, ul), footer')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  const { width, bottom } = await page.locator('body').evaluate((body) => {
    const { width, bottom } = body.getBoundingClientRect();
    return { width, bottom: Math.round(bottom) };
  });
  expect(ends.length, 'number of bands').toBe(names.length);
  expect(ends.at(-1), 'end of the last band').toBe(bottom);
  return ends.map((end, i) => {
    const y = ends[i - 1] ?? 0;
    return { name: names[i] ?? '', clip: { x: 0, y, width, height: end - y } };
  });
}
