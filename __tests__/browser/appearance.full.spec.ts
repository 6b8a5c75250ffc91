/**
 * Compares screenshots with those in appearance/; docs/testing.md says how to update them.
 *
 * Each section is compared separately, from the end of the section above, so that a small fault is not lost in a large
 * picture. Together they cover the whole page.
 */
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout } from '../../src/files/read';
import { noComparison } from '../tools/chromium';
import { sectionsIn } from '../tools/wordFiles';
import { everyCase } from './cases';
import { english, expect, test } from './site';
import { openSteady } from './steadyPage';

test.skip(Boolean(noComparison), noComparison);

test.use({
  // The page's policy blocks the styles that these tests add.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const themes = ['light', 'dark'] as const;

const cases = everyCase.flatMap((one) => themes.map((theme) => ({ ...one, theme })));

/** Photos are the same in all languages and themes, so the other cases replace each by a flat colour. */
const showsPhotos = (code: string, theme: string) => code === english.code && theme === 'light';
const photoBands = Object.keys(readAbout(contentRoot()));
/** Image decoding and scaling differ slightly between machines. */
const photoTolerance = { threshold: 0.1, maxDiffPixels: 2000 };

for (const { code, width, viewport, theme, words, pathOf } of cases) {
  test.describe(() => {
    test.use({ locale: code, colorScheme: theme, viewport });

    test(`The ${width} page in ${code} looks the same in ${theme} colours`, async ({ page }) => {
      const withPhotos = showsPhotos(code, theme);
      const file = (name: string) => `${code}-${theme}-${width}-${name}.png`;
      await openSteady(page, pathOf('/about/'), withPhotos);
      for (const { name, clip } of await bandsOf(page, sectionsIn(words))) {
        const tolerance = withPhotos && photoBands.includes(name) ? photoTolerance : {};
        const options = { fullPage: true, clip, ...tolerance };
        await expect.soft(page).toHaveScreenshot(file(name), options);
      }

      // With motion, but with a stopped clock, which keeps the first phrase.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: words.labels.pause }).click();
      // Away from the button, which looks different below the mouse.
      await page.mouse.move(0, 0);
      const heading = page.getByRole('heading', { name: words.about.map.slides.join('. ') });
      const panel = page.locator('section > div', { has: heading });
      await expect.soft(panel).toHaveScreenshot(file('typed'));
    });
  });
}

/** The clip of each section, in whole pixels. */
async function bandsOf(page: Page, sections: string[]) {
  const names = ['header', 'title', 'collage', 'intro', ...sections, 'location', 'footer'];
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
