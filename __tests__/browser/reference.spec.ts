/** The benchmark's hand-written page shows what ours shows; otherwise the comparison would mean nothing. */
import type { Page } from '@playwright/test';
import { referenceFiles } from '../../scripts/bench/reference';
import { sampleContent, sampleSite } from '../../scripts/paths';
import { alternatingCases } from './cases';
import { expect, test } from './site';
import { awaitFonts } from './steadyPage';

for (const { language, width, viewport } of alternatingCases) {
  const { code, pathOf } = language;

  test.describe(`The hand-written page in ${code}, ${width},`, () => {
    test.use({
      locale: code,
      viewport,
      bypassCSP: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('has the words, pictures and height of ours', async ({ page }) => {
      await serveReference(page);
      await awaitFonts(page, pathOf('/about/'));
      const ours = await appearanceOf(page, pathOf('/about/'));
      expect(await appearanceOf(page, `/reference/${code}/`)).toEqual(ours);
    });
  });
}

async function serveReference(page: Page): Promise<void> {
  const files = referenceFiles(sampleContent, sampleSite);
  await page.route('/reference/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html';
    const body = files[file]?.replaceAll('font-display:optional', 'font-display:block');
    return route.fulfill({ body, contentType });
  });
}

async function appearanceOf(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    return {
      words: document.querySelector('main')?.innerText.split(/\s+/),
      pictures: [...document.querySelectorAll('source[type="image/avif"]')].map((source) =>
        source.getAttribute('srcset'),
      ),
      height: document.documentElement.scrollHeight,
    };
  });
}
