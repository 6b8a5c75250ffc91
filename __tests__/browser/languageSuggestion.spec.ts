import type { Browser, Page } from '@playwright/test';
import { behaviourCases, inEveryLanguage, isFullRun, widths } from './cases';
import { stops } from './focus';
import { fontOwners } from './platformFonts';
import { siteUrl } from './playwright.config';
import { trackRequests } from './requests';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, base, expect, languages, test, visit } from './site';

const path = '/about/';
const suggestionOn = (page: Page) => page.getByRole('complementary');

for (const reader of inEveryLanguage) {
  const { code, direction, words, pathOf } = reader;
  // Most links lead to the default language. Its own readers get the suggestion on a page with the other direction.
  const pages = languages.filter((one) => one !== reader);
  const other = code === 'en' ? pages.at(-1) : pages[0];
  if (!other) throw new Error('The site has only one language.');
  /** A page has no letters of other scripts, but its font has the spaces. */
  const fontsOn = ({ script }: typeof other) =>
    [script, 'Latn'].includes(reader.script) ? ['site'] : ['device', 'site'];

  test.describe(`In a browser that prefers ${code}`, () => {
    test.use({ locale: code });

    test('a page in another language suggests theirs, which suggests no other', async ({
      page,
    }) => {
      await watchShifts(page);
      await visit(page, other.pathOf(path));
      await expect(page).toHaveURL(new RegExp(`${other.pathOf(path)}$`));
      const suggestion = page.getByRole('complementary', { name: words.labels.offer });
      await expect(suggestion).toBeInViewport({ ratio: 1 });
      await expect(suggestion).toHaveAttribute('lang', code);
      await expect(suggestion).toHaveCSS('direction', direction);
      const link = suggestion.getByRole('link', { name: words.labels.offer });
      const dismiss = suggestion.getByRole('button', { name: words.labels.offerDecline });
      const [first, last] = [await link.boundingBox(), await dismiss.boundingBox()];
      expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(direction === 'ltr');
      expect(await shiftsSeen(page), 'layout shifts').toEqual([]);
      expect(await fontOwners(page, '#suggestion')).toEqual(fontsOn(other));

      await scrollToMotion(page);
      for (const viewport of [{ width: 360, height: 640 }, widths.wide]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const covered = (await stops(page)).filter(({ hidden }) => hidden);
        expect(
          covered.map(({ name, hidden }) => `${name}: ${hidden}`),
          `what the keyboard reaches at ${viewport.width} px is not covered`,
        ).toEqual([]);
      }

      await link.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(path)}$`));
      await page.evaluate(() => localStorage.clear());
      await visit(page, pathOf(path));
      await scrollToMotion(page);
      await expect(suggestionOn(page)).toHaveCount(0);
    });

    for (const another of isFullRun ? pages : []) {
      test(`the suggestion has all letters in one font on the page in ${another.code}`, async ({
        page,
      }) => {
        await visit(page, another.pathOf(path));
        await expect(page.getByRole('complementary', { name: words.labels.offer })).toBeVisible();
        expect(await fontOwners(page, '#suggestion')).toEqual(fontsOn(another));
      });
    }
  });
}

test.describe('A browser that prefers German', () => {
  test.use({ locale: 'de-DE' });
  const notFoundPath = `${base}/404.html`;
  const everyPath = [...languages.map(({ pathOf }) => pathOf(path)), notFoundPath];
  const elsewhere = isFullRun ? everyPath : [`${base}/el/about/`, notFoundPath];

  test('shows a suggestion on each page, and none after it is dismissed', async ({ page }) => {
    await visit(page, notFoundPath);
    await expect(suggestionOn(page)).toBeVisible();
    await visit(page, base + path);
    await suggestionOn(page).getByRole('button').click();
    await expect(suggestionOn(page)).toHaveCount(0);
    await expectNoSuggestions(page, [base + path, ...elsewhere]);
  });

  test('shows no suggestion after a language is chosen', async ({ page }) => {
    await visit(page, base + path);
    await expect(suggestionOn(page)).toBeVisible();
    await page.getByRole('navigation').locator('[hreflang="el"]').click();
    await expect(page).toHaveURL(/\/el\/about\/$/);
    await expectNoSuggestions(page, elsewhere);
  });

  test('loads only the texts of the suggestion in addition to what other browsers load', async ({
    browser,
  }) => {
    const usual = await addressesRequested(browser, 'en-US');
    const requested = await addressesRequested(browser, 'de-DE');
    expect(usual.filter((address) => !requested.includes(address))).toEqual([]);
    const additional = requested.filter((address) => !usual.includes(address));
    expect(additional).toEqual([expect.stringContaining('/static/suggestions-')]);
    expect(usual.length).toBeGreaterThan(10);
  });
});

test.describe('In a browser that prefers a language that the site does not have', () => {
  test.use({ locale: 'fr-FR' });

  test('nothing is suggested', async ({ page }) => {
    const shown = new Set(behaviourCases.map(({ language }) => language));
    await expectNoSuggestions(
      page,
      [...shown].map(({ pathOf }) => pathOf(path)),
    );
  });
});

test('The front page redirects to the preferred language; no other page does', async ({
  request,
}) => {
  const open = (address: string, language: string) =>
    request.get(address, { headers: { 'Accept-Language': language }, maxRedirects: 0 });

  for (const { code, pathOf } of inEveryLanguage) {
    const answer = await open(`${base}/`, `fr, ${code}-XX;q=0.8, en;q=0.1`);
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(pathOf(path));
    expect(answer.headers().vary).toBe('Accept-Language');
    for (const preferred of languages) {
      expect((await open(pathOf(path), preferred.code)).status(), pathOf(path)).toBe(200);
    }
  }
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

/** Waits until React has rendered the whole page: the heading's button is its last part. */
async function scrollToMotion(page: Page): Promise<void> {
  await page.locator('#location').scrollIntoViewIfNeeded();
  await awaitMotion(page);
}

async function addressesRequested(browser: Browser, locale: string): Promise<string[]> {
  const page = await browser.newPage({ locale, baseURL: siteUrl });
  const { requests, settle } = trackRequests(page);
  await visit(page, base + path);
  await scrollToMotion(page);
  await expect(suggestionOn(page)).toHaveCount(locale.startsWith('en') ? 0 : 1);
  await settle();
  await page.close();
  return [...new Set(requests.map((request) => request.url()))].sort();
}
