import type { Page } from '@playwright/test';
import { widths } from './cases';
import { blocked } from './faults';
import { stops } from './focus';
import { trackRequests } from './requests';
import { shiftsSeen, watchShifts } from './shifts';
import { base, expect, languages, scrollToMotion, test, visit } from './site';

const path = '/about/';
const suggestionOn = (page: Page) => page.getByRole('complementary');

for (const reader of languages) {
  const { code, direction, words, pathOf } = reader;
  // Most links lead to the default language. Its own readers get the suggestion on a page with the other direction.
  const others = languages.filter((one) => one !== reader);
  const other = code === 'en' ? others.at(-1) : others[0];
  if (!other) throw new Error('The site has only one language.');

  test.describe(`In a browser that prefers ${code}`, () => {
    test.use({ locale: code });

    test('a page in another language suggests theirs, which suggests no other', async ({
      page,
    }) => {
      await watchShifts(page);
      await visit(page, other.pathOf(path));
      const suggestion = page.getByRole('complementary', { name: words.labels.offer });
      await expect(suggestion).toBeInViewport({ ratio: 1 });
      await expect(suggestion).toHaveAttribute('lang', code);
      await expect(suggestion).toHaveCSS('direction', direction);
      const link = suggestion.getByRole('link', { name: words.labels.offer });
      const dismiss = suggestion.getByRole('button', { name: words.labels.offerDecline });
      const [first, last] = [await link.boundingBox(), await dismiss.boundingBox()];
      expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(direction === 'ltr');
      expect(await shiftsSeen(page), 'layout shifts').toEqual([]);

      await scrollToMotion(page);
      for (const viewport of [{ width: 360, height: 640 }, widths.wide]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const covered = (await stops(page)).filter(({ hidden }) => hidden);
        expect(covered, `what the keyboard reaches at ${viewport.width} px`).toEqual([]);
      }

      await link.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(path)}$`));
      await page.evaluate(() => localStorage.clear());
      await visit(page, pathOf(path));
      await scrollToMotion(page);
      await expect(suggestionOn(page)).toHaveCount(0);
    });
  });
}

test.describe('A browser that prefers German', () => {
  test.use({ locale: 'de-DE' });
  const elsewhere = [`${base}/el/about/`, `${base}/404.html`];

  test('shows a suggestion on each page, and none after it is dismissed', async ({ page }) => {
    const { requests, settle } = trackRequests(page);
    await visit(page, `${base}/404.html`);
    await expect(suggestionOn(page)).toBeVisible();
    await settle();
    // The page has all of its styles.
    expect(requests.map((request) => request.url()).filter((url) => url.endsWith('.css'))).toEqual(
      [],
    );
    await visit(page, base + path);
    await suggestionOn(page).getByRole('link').press('Escape');
    await expect(suggestionOn(page)).toHaveCount(0);
    await expectNoSuggestions(page, [base + path, ...elsewhere]);
  });

  test('shows none where it could not be dismissed for good', async ({ page }) => {
    await page.addInitScript(blocked, 'localStorage');
    await expectNoSuggestions(page, elsewhere);
  });

  test('shows no suggestion after a language is chosen', async ({ page }) => {
    await visit(page, base + path);
    await expect(suggestionOn(page)).toBeVisible();
    await page.getByRole('navigation').locator('[hreflang="el"]').click();
    await expect(page).toHaveURL(/\/el\/about\/$/);
    await expectNoSuggestions(page, elsewhere);
  });
});

/** Opens each page, and waits until its scripts have had time to show a suggestion. */
async function expectNoSuggestions(page: Page, paths: string[]): Promise<void> {
  const { settle } = trackRequests(page);
  for (const address of paths) {
    await visit(page, address);
    await settle();
    await expect(suggestionOn(page), address).toHaveCount(0);
  }
}
