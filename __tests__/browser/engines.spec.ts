/** The page in Firefox and WebKit. */
import sharp from 'sharp';
import { isFullRun } from '../tools/fullRun';
import { fullRun, tagOf } from './cases';
import { engines, expect, type Tab, test } from './engines';
import { misplacedTexts } from './misplacedTexts';
import { base, languages } from './site';
import { differences, survey, visitTwice } from './survey';

// Each test starts several browsers.
test.describe.configure({ timeout: 120_000 });

const path = '/about/';

/** English on a light device, Arabic (right to left) on a dark one; the full test has each language on both. */
const cases = languages.flatMap(({ code, pathOf }, index) =>
  isFullRun
    ? [path, '/404.html'].flatMap((one) =>
        [false, true].map((isDark) => ({ code, address: pathOf(one), isDark })),
      )
    : tagOf(code).length
      ? []
      : [{ code, address: pathOf(path), isDark: index > 0 }],
);

for (const { code, address, isDark } of cases) {
  const theme = isDark ? 'dark' : 'light';

  test.describe(() => {
    test.use({ locale: code, colorScheme: theme });

    test(`Firefox and WebKit show ${address} on a ${theme} device as Chromium does`, async ({
      page,
      open,
      site,
    }) => {
      const sizes = [360, 1440].map((width) => ({ width, height: 800 }));
      const surveys = async (tab: Tab, title: string) => {
        await visitTwice(tab, site + address);
        const found = [];
        for (const size of sizes) {
          await tab.setViewportSize(size);
          found.push(await tab.evaluate(survey));
          expect.soft(await misplacedTexts(tab), `${title}, ${size.width} px`).toEqual([]);
        }
        return found;
      };
      const expected = await surveys(page, 'chromium');
      for (const engine of engines) {
        const tab = await open(engine, { locale: code, isDark });
        const seen = await surveys(tab, engine);
        for (const [place, { width }] of sizes.entries())
          expect
            .soft(differences(seen[place], expected[place]), `${engine}, ${width} px`)
            .toEqual([]);
      }
    });
  });
}

for (const engine of engines) {
  test(`In ${engine} everything that can be pressed works`, async ({ open, site }) => {
    const tab = await open(engine, { locale: 'de' });
    const expectCount = (selector: string, count: number) =>
      expect.poll(() => tab.evaluate(countVisible, selector), selector).toBe(count);
    const pathIn = (code: string) => languages.find((one) => one.code === code)?.pathOf(path);
    const list = 'header nav a';

    await tab.setViewportSize({ width: 360, height: 800 });
    await tab.goto(`${site}${base}/`);
    // The page that leads on can be gone while it is asked.
    const language = () => tab.evaluate(() => document.documentElement.lang).catch(() => '');
    const address = () => tab.evaluate(() => window.location.pathname).catch(() => '');
    await expect.poll(address).toBe(pathIn('de'));
    expect(await language()).toBe('de');

    await tab.goto(site + pathIn('ar'));
    await expectCount(list, 0);
    await tab.click('header nav button');
    await expectCount(list, languages.length);
    await tab.click(`${list}[lang="en"]`);
    await expectCount('html[lang="en"] h1', 1);
    expect(await tab.evaluate(() => window.location.pathname)).toBe(pathIn('en'));
    await tab.setViewportSize({ width: 1440, height: 800 });
    await expectCount(list, languages.length);

    await tab.evaluate(() => document.querySelector('#page-location')?.scrollIntoView());
    await expectCount('[data-moving="true"]', 1);
    const typed = () => tab.evaluate(() => document.querySelector('[data-moving]')?.textContent);
    const before = await typed();
    await expect.poll(typed).not.toBe(before);
    await tab.click('main button');
    await expectCount('[data-moving="false"]', 1);
  });
}

test.describe('Zoomed', { tag: fullRun }, () => {
  // In Firefox, Playwright takes screenshots with a style of its own.
  test.use({ expectedMessages: /style-src-elem/ });

  for (const engine of engines) {
    test(`In ${engine} headings and icons are as large and fine as ever on a zoomed page`, async ({
      open,
      site,
    }) => {
      const tab = await open(engine, { locale: 'en' });
      await visitTwice(tab, site + path);
      const zoomed = async (times: number) => {
        await tab.setViewportSize({ width: 360 * times, height: 800 });
        await tab.evaluate((zoom) => {
          document.documentElement.style.zoom = String(zoom);
        }, times);
        const { box, sizes, overflow } = await tab.evaluate(headingsAndIcon);
        const icon = sharp(await tab.screenshot())
          .extract(box)
          .greyscale();
        const pixels = await icon.raw().toBuffer();
        return {
          sizes,
          overflow,
          ink: pixels.filter((light) => light < 128).length / pixels.length,
        };
      };
      // A screenshot may come before the page is painted.
      await expect(async () => {
        const [usual, large] = [await zoomed(1), await zoomed(2)];
        expect(large.overflow, 'pixels beyond the window').toBe(0);
        for (const [index, size] of usual.sizes.entries())
          expect(large.sizes[index], `heading ${index + 1}`).toBeGreaterThan(0.95 * size);
        expect(large.ink).toBeGreaterThan(0.5 * usual.ink);
        expect(large.ink).toBeLessThan(1.5 * usual.ink);
      }).toPass({ timeout: 15_000 });
    });
  }
});

/** Runs in the browser. Pixels of the screenshot, and sizes as they are without zoom. */
function headingsAndIcon() {
  const root = document.documentElement;
  // Some browsers measure zoomed boxes in zoomed pixels, others don't.
  const scale = window.innerWidth / root.getBoundingClientRect().width;
  const icon = document.querySelector('header nav svg')?.getBoundingClientRect() ?? new DOMRect();
  const [left, top, width, height] = [icon.x, icon.y, icon.width, icon.height].map((length) =>
    Math.round(length * scale),
  ) as [number, number, number, number];
  const texts = document.querySelectorAll('h1 em, h2 span:not(:has(*))');
  return {
    box: { left, top, width, height },
    sizes: [...texts].map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    overflow: root.scrollWidth - window.innerWidth,
  };
}

/** Runs in the browser. */
function countVisible(selector: string): number {
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
}
