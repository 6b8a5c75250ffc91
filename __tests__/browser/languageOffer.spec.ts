import type { Browser, Page } from '@playwright/test';
import { stops } from './focus';
import { siteUrl } from './playwright.config';
import { shiftsSeen, watchShifts } from './shifts';
import { awaitMotion, expect, languages, test, visit } from './site';

const path = '/about/';
const offerOn = (page: Page) => page.getByRole('complementary');

for (const [index, reader] of languages.entries()) {
  const { code, direction, words, pathOf } = reader;
  const other = languages[(index + 1) % languages.length] ?? reader;

  test.describe(`To a reader of ${code}`, () => {
    test.use({ locale: code });

    test('a page in another language offers theirs, in their words, and moves nothing', async ({
      page,
    }) => {
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
      expect(await shiftsSeen(page)).toEqual([]);

      await link.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(path)}$`));
    });

    test('none of its letters stands out: the page’s own fonts lack some', async ({ page }) => {
      for (const { pathOf: pathOfPage } of languages.filter((one) => one !== reader)) {
        await visit(page, pathOfPage(path));
        const offer = page.getByRole('complementary', { name: words.site.offer });
        await expect(offer).toBeVisible();
        expect(await drawnByPage(page, '#offer'), pathOfPage(path)).toHaveLength(1);
      }
    });

    test('their page offers no other', async ({ page }) => {
      await visit(page, pathOf(path));
      await comeAlive(page);
      await expect(offerOn(page)).toHaveCount(0);
    });

    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1280, height: 800 },
    ]) {
      test(`the offer covers nothing that the keyboard reaches, ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, other.pathOf(path));
        await comeAlive(page);
        await expect(offerOn(page)).toBeVisible();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const covered = (await stops(page)).filter(({ hidden }) => hidden);
        expect(covered.map(({ name, hidden }) => `${name}: ${hidden}`)).toEqual([]);
      });
    }
  });
}

test.describe('A browser that prefers German', () => {
  test.use({ locale: 'de-DE' });
  const elsewhere = [...languages.map(({ pathOf }) => pathOf(path)), '/404.html'];

  test('sees no offer again that was declined once', async ({ page }) => {
    await visit(page, path);
    await offerOn(page).getByRole('button').click();
    await expect(offerOn(page)).toHaveCount(0);
    for (const address of [path, ...elsewhere]) {
      await visit(page, address);
      await expect(offerOn(page)).toHaveCount(0);
    }
  });

  test('sees none again once a language was chosen', async ({ page }) => {
    await visit(page, path);
    await expect(offerOn(page)).toBeVisible();
    const nav = page.getByRole('navigation');
    const button = nav.getByRole('button');
    if (await button.isVisible()) await button.click();
    await nav.locator('[hreflang="el"]').click();
    await expect(page).toHaveURL(/\/el\/about\/$/);
    for (const address of elsewhere) {
      await visit(page, address);
      await expect(offerOn(page)).toHaveCount(0);
    }
  });

  test('can close it with Escape, and goes on from there', async ({ page }) => {
    await visit(page, path);
    await offerOn(page).getByRole('link').focus();
    await page.keyboard.press('Escape');
    await expect(offerOn(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('header a').first()).toBeFocused();
  });

  test('loads no more than any other', async ({ browser }) => {
    const asked = await addressesAsked(browser, 'de-DE');
    expect(asked).toEqual(await addressesAsked(browser, 'en-US'));
    expect(asked.length).toBeGreaterThan(10);
  });
});

test.describe('Nothing is offered', () => {
  test('to a browser of none of our languages', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'fr-FR', baseURL: siteUrl });
    for (const { pathOf } of languages) {
      await visit(page, pathOf(path));
      await comeAlive(page);
      await expect(offerOn(page)).toHaveCount(0);
    }
    await page.close();
  });

  test('without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({
      locale: 'de-DE',
      baseURL: siteUrl,
      javaScriptEnabled: false,
    });
    await page.goto(path);
    await expect(offerOn(page)).toHaveCount(0);
    await page.close();
  });
});

test('The front page leads to the language that the browser asks for, no other page does', async ({
  request,
}) => {
  const ask = (address: string, language: string) =>
    request.get(address, { headers: { 'Accept-Language': language }, maxRedirects: 0 });

  for (const { code, pathOf } of languages) {
    const answer = await ask('/', `fr, ${code}-XX;q=0.8, en;q=0.1`);
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(pathOf(path));
    expect(answer.headers().vary).toBe('Accept-Language');
    for (const wish of languages) {
      expect((await ask(pathOf(path), wish.code)).status(), pathOf(path)).toBe(200);
    }
  }
});

/** Until the page's scripts have had their say: the heading's button is theirs. */
async function comeAlive(page: Page): Promise<void> {
  await page.locator('#location').scrollIntoViewIfNeeded();
  await awaitMotion(page);
}

/** Whether the page's own fonts draw its letters, the device's, or both do. */
async function drawnByPage(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))];
}

async function addressesAsked(browser: Browser, locale: string): Promise<string[]> {
  const page = await browser.newPage({ locale, baseURL: siteUrl });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await visit(page, path);
  await comeAlive(page);
  await expect(offerOn(page)).toHaveCount(locale.startsWith('en') ? 0 : 1);
  await page.close();
  return [...asked].sort();
}
