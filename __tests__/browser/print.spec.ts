import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { addStyles } from './addStyles';
import { isFullRun } from './cases';
import { answerForMapbox } from './mapbox/answers';
import { siteWithTokenUrl } from './playwright.config';
import {
  mapMarkText,
  markDrawnMap,
  missing,
  papers,
  print,
  withReadableLetters,
} from './printToPdf';
import { company, expect, languages, test, visit } from './site';
import { awaitFonts } from './steadyPage';

const path = '/about/';
const { collage, team } = readAbout(contentRoot());
const pictures = [...collage, team].map(({ file }) => file);
const printed = languages.filter(({ code }) => isFullRun || ['en', 'ar'].includes(code));

for (const { code, pathOf } of printed) {
  test(`In ${code} the page takes two sheets, with all pictures, without scrolling first`, async ({
    page,
  }) => {
    await markDrawnMap(page);
    await visit(page, pathOf(path));
    await expect(page.locator('picture:has(> [type]) > img').last()).toHaveJSProperty(
      'naturalWidth',
      0,
    );
    for (const paper of papers) {
      const { sheets, text, pictures: found } = await print(page, paper);
      expect(sheets, paper).toBeLessThanOrEqual(2);
      expect(found, paper).toEqual(pictures);
      expect(missing(mapMarkText, text, code), paper).toEqual([]);
    }
  });
}

test.describe('With all fonts loaded', () => {
  test.use({ bypassCSP: true });

  for (const { code, words, mapCredit, pathOf } of printed) {
    test(`In ${code} every text is printed, and every address is written out`, async ({ page }) => {
      await page.route('**/*.avif', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      await awaitFonts(page, pathOf(path));
      await visit(page, pathOf(path));
      await withReadableLetters(page);
      const { title, intro, mission, team, value, map } = words.about;
      const texts = [
        ...Object.values(title),
        intro.text,
        ...[mission, team, value].flatMap((block) => [block.label, block.title, block.text]),
        ...map.slides,
        map.description,
        map.address,
        mapCredit,
        ...[company.name, company.mapsUrl, company.url, company.phone, company.email],
      ];
      for (const paper of papers) {
        const { text } = await print(page, paper);
        expect(
          texts.flatMap((one) => missing(one, text, code)),
          paper,
        ).toEqual([]);
      }
    });
  }
});

test('The page prints dark on white, even in the dark theme on a dark device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, path);
  await page.locator('[name="theme"][value="dark"]').check();
  // The width of A4 without margins. Pictures are left out.
  await page.setViewportSize({ width: 688, height: 900 });
  await addStyles(page, 'img { visibility: hidden }');
  expect(await shareOfDark(page), 'on the screen').toBeGreaterThan(0.8);
  for (const contrast of ['no-preference', 'more'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', contrast });
    const share = await shareOfDark(page);
    expect(share, 'as letters').toBeGreaterThan(0.01);
    expect(share, 'not as grounds').toBeLessThan(0.05);
  }
});

async function shareOfDark(page: Page): Promise<number> {
  const picture = sharp(await page.screenshot({ fullPage: true })).greyscale();
  const pixels = await picture.raw().toBuffer();
  return pixels.filter((light) => light < 128).length / pixels.length;
}

test.describe('In a browser that prefers another language', () => {
  test.use({ locale: languages[1]?.code });

  test('controls are not printed', async ({ page }) => {
    await visit(page, path);
    await page.locator('#location').scrollIntoViewIfNeeded();
    const things = [
      page.getByRole('navigation'),
      page.getByRole('complementary'),
      page.getByRole('main').getByRole('button'),
      page.getByRole('radio').first(),
    ];
    for (const thing of things) await expect(thing).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const thing of things) await expect(thing).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('With a map token', () => {
  test.use({ baseURL: siteWithTokenUrl });

  test('printing starts no map engine', async ({ page, context }) => {
    const requested = await answerForMapbox(context);
    await visit(page, path);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(request.url());
    });
    await print(page, 'A4');
    // Observers would be called in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(requested).toEqual([]);
    await expect(page.locator('canvas, [data-state]')).toHaveCount(0);
  });
});
