import type { Browser, Page } from '@playwright/test';
import { behaviourCases, inEveryLanguage, isFullRun, widths } from './cases';
import { stops } from './focus';
import { siteUrl } from './playwright.config';
import { trackRequests } from './requests';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, expect, languages, test, visit } from './site';

const path = '/about/';
const offerOn = (page: Page) => page.getByRole('complementary');

for (const reader of inEveryLanguage) {
  const { code, direction, words, pathOf } = reader;
  // Most links lead to the default language; its own readers get the offer on a page that runs the other way.
  const pages = languages.filter((one) => one !== reader);
  const other = code === 'en' ? pages.at(-1) : pages[0];
  if (!other) throw new Error('The site has only one language.');

  test.describe(`To a reader of ${code}`, () => {
    test.use({ locale: code });

    test('a page in another language offers theirs, which offers no other', async ({ page }) => {
      await watchShifts(page);
      await visit(page, other.pathOf(path));
      await expect(page).toHaveURL(new RegExp(`${other.pathOf(path)}$`));
      const offer = page.getByRole('complementary', { name: words.site.offer });
      await expect(offer).toBeInViewport({ ratio: 1 });
      await expect(offer).toHaveAttribute('lang', code);
      await expect(offer).toHaveCSS('direction', direction);
      const link = offer.getByRole('link', { name: words.site.offer });
      const decline = offer.getByRole('button', { name: words.site.offerDecline });
      const [first, last] = [await link.boundingBox(), await decline.boundingBox()];
      expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(direction === 'ltr');
      expect(await shiftsSeen(page), 'layout shifts').toEqual([]);
      expect(await fontSources(page, '#suggestion'), 'its letters match each other').toHaveLength(
        1,
      );

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
      await expect(offerOn(page)).toHaveCount(0);
    });

    for (const { code: pageCode, pathOf: pathOfPage } of isFullRun ? pages : []) {
      test(`the letters of the offer match each other on the page in ${pageCode}`, async ({
        page,
      }) => {
        await visit(page, pathOfPage(path));
        await expect(page.getByRole('complementary', { name: words.site.offer })).toBeVisible();
        expect(await fontSources(page, '#suggestion')).toHaveLength(1);
      });
    }
  });
}

test.describe('A browser that prefers German', () => {
  test.use({ locale: 'de-DE' });
  const notFoundPath = '/404.html';
  const everyPath = [...languages.map(({ pathOf }) => pathOf(path)), notFoundPath];
  const elsewhere = isFullRun ? everyPath : ['/el/about/', notFoundPath];

  test('shows an offer on each page, and none again once it is declined', async ({ page }) => {
    await visit(page, notFoundPath);
    await expect(offerOn(page)).toBeVisible();
    await visit(page, path);
    await offerOn(page).getByRole('button').click();
    await expect(offerOn(page)).toHaveCount(0);
    await expectNoOffers(page, [path, ...elsewhere]);
  });

  test('shows no offer again once a language is chosen', async ({ page }) => {
    await visit(page, path);
    await expect(offerOn(page)).toBeVisible();
    await page.getByRole('navigation').locator('[hreflang="el"]').click();
    await expect(page).toHaveURL(/\/el\/about\/$/);
    await expectNoOffers(page, elsewhere);
  });

  test('closes the offer with Escape, and goes on from there', async ({ page }) => {
    await visit(page, path);
    await offerOn(page).getByRole('link').focus();
    await page.keyboard.press('Escape');
    await expect(offerOn(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('header a').first()).toBeFocused();
  });

  test('loads only the offer and its words besides what any other loads', async ({ browser }) => {
    const usual = await addressesRequested(browser, 'en-US');
    const requested = await addressesRequested(browser, 'de-DE');
    expect(usual.filter((address) => !requested.includes(address))).toEqual([]);
    const additional = requested.filter((address) => !usual.includes(address));
    expect(additional.filter((address) => !/LanguageSuggestion|suggestions/.test(address))).toEqual(
      [],
    );
    expect(additional).toHaveLength(2);
    expect(usual.length).toBeGreaterThan(10);
  });
});

test.describe('To a browser that prefers a language that the site does not have', () => {
  test.use({ locale: 'fr-FR' });

  test('nothing is offered', async ({ page }) => {
    const shown = new Set(behaviourCases.map(({ language }) => language));
    await expectNoOffers(
      page,
      [...shown].map(({ pathOf }) => pathOf(path)),
    );
  });
});

test.describe('Without JavaScript', () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false });

  test('nothing is offered', async ({ page }) => {
    await page.goto(path);
    await expect(offerOn(page)).toHaveCount(0);
  });
});

test('The front page leads to the language that the browser prefers, no other page does', async ({
  request,
}) => {
  const open = (address: string, language: string) =>
    request.get(address, { headers: { 'Accept-Language': language }, maxRedirects: 0 });

  for (const { code, pathOf } of inEveryLanguage) {
    const answer = await open('/', `fr, ${code}-XX;q=0.8, en;q=0.1`);
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(pathOf(path));
    expect(answer.headers().vary).toBe('Accept-Language');
    for (const preferred of languages) {
      expect((await open(pathOf(path), preferred.code)).status(), pathOf(path)).toBe(200);
    }
  }
});

/** Opens each page, and waits until its scripts have had the time to make an offer. */
async function expectNoOffers(page: Page, paths: string[]): Promise<void> {
  const { settle } = trackRequests(page);
  for (const address of paths) {
    await visit(page, address);
    await settle();
    await expect(offerOn(page), address).toHaveCount(0);
  }
}

/** Waits until React has rendered the whole page: the heading's button is its last part. */
async function scrollToMotion(page: Page): Promise<void> {
  await page.locator('#location').scrollIntoViewIfNeeded();
  await awaitMotion(page);
}

/** Whether the page's fonts draw an element's letters, the device's, or, with two entries, both do. */
async function fontSources(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))];
}

async function addressesRequested(browser: Browser, locale: string): Promise<string[]> {
  const page = await browser.newPage({ locale, baseURL: siteUrl });
  const { requests, settle } = trackRequests(page);
  await visit(page, path);
  await scrollToMotion(page);
  await expect(offerOn(page)).toHaveCount(locale.startsWith('en') ? 0 : 1);
  await settle();
  await page.close();
  return [...new Set(requests.map((request) => request.url()))].sort();
}
