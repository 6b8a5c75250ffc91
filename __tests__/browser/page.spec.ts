import type { Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { chromiumOnly, everyCase, inEach } from './cases';
import { misplacedTexts } from './misplacedTexts';
import { inDeviceFonts } from './platformFonts';
import { shiftsSeen, watchShifts } from './shifts';
import {
  awaitMotion,
  base,
  countLines,
  expect,
  languages,
  scrollToEnd,
  test,
  textSpacing,
  visit,
} from './site';

/** A label of the drawn map in each language. */
const mapLabels: Record<string, string> = {
  en: '>Saronic Gulf<',
  el: '>Σαρωνικός Κόλπος<',
  de: '>Saronischer Golf<',
  ar: '>الخليج الساروني<',
};

inEach(everyCase, ({ code, width, words, descriptions, mapCredit, pathOf }) => {
  // `withoutScript` has every text, and `accessibilityTree` their order.
  test('the page shows its pictures, map and links, and nothing shifts', async ({ page }) => {
    await watchShifts(page);
    await visit(page, pathOf('/about/'));
    await scrollToEnd(page, 60);
    await awaitMotion(page);

    await test.step('six pictures and those of the sections, each loaded and described', async () => {
      // Portraits have their names beside them.
      const portraits = ['', '', ''];
      const described = [...descriptions.collage, ...descriptions.sections, ...portraits];
      const pictures = () =>
        page.locator('main picture:has(> [type]) img').evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ alt, complete, naturalWidth, currentSrc, loading }) => ({
            alt,
            loading,
            isLoaded: complete && naturalWidth > 0,
            type: currentSrc.split('.').at(-1),
          })),
        );
      // Above the fold, the first two are preloaded; the others load when they are near.
      const loadingOf = (index: number) => (index < 2 ? 'eager' : 'lazy');
      await expect.soft.poll(pictures).toEqual(
        described.map((alt, index) => {
          return { alt, isLoaded: true, type: 'avif', loading: loadingOf(index) };
        }),
      );
      const sizesOf = (selector: string, name: string) =>
        page
          .locator(selector)
          .evaluateAll((all, key) => all.map((one) => one.getAttribute(key)), name);
      const sizes = await sizesOf('main source[type="image/avif"]', 'sizes');
      expect
        .soft(await sizesOf('head link[rel=preload][type="image/avif"]', 'imagesizes'))
        .toEqual(sizes.slice(0, 2));
    });

    await test.step('one map, drawn for this width and language, with its credit', async () => {
      const map = page.getByRole('img', { name: descriptions.map });
      await expect.soft(map).toHaveCount(1);
      await expect.soft(map).toHaveJSProperty('complete', true);
      await expect.soft(map).not.toHaveJSProperty('naturalWidth', 0);
      const drawing = await map.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect.soft(new URL(drawing).pathname).toBe(`${base}/map/${width}.${code}.svg`);
      const labels = await (await page.request.get(drawing)).text();
      expect.soft(labels, drawing).toContain(mapLabels[code]);
      await expect.soft(page.getByText(mapCredit).filter({ visible: true })).toHaveCount(1);
      await expect.soft(page.locator('canvas')).toHaveCount(0);
    });

    await test.step('the link to the map opens a tab; the phone and the mail run from left to right', async () => {
      const main = page.getByRole('main');
      const address = main.getByRole('link', { name: words.labels.newTab });
      await expect.soft(address).toHaveAttribute('target', '_blank');
      await expect.soft(address).toHaveAttribute('rel', 'noopener');
      for (const text of ['+30 210 000 0000', 'hello@example.com'])
        await expect.soft(main.getByText(text, { exact: true })).toHaveCSS('direction', 'ltr');
    });

    await test.step('texts are spoken as wholes, where they are shown', async () => {
      const spoken = await page
        .locator('.spoken')
        .evaluateAll((elements) =>
          elements.map((element) => [
            getComputedStyle(element).textTransform,
            element.getBoundingClientRect().left >= 0,
            element.getBoundingClientRect().right <= window.innerWidth,
          ]),
        );
      expect.soft(spoken.length).toBeGreaterThan(4);
      for (const each of spoken) expect.soft(each).toEqual(['none', true, true]);
      // One text node ends with the space, as screen readers leave out a node of its own.
      const year = page.getByRole('contentinfo').getByText('©');
      expect
        .soft(await year.evaluate(({ firstChild }) => firstChild?.textContent))
        .toMatch(/^© \d{4} $/);
    });

    expect.soft(await shiftsSeen(page), 'layout shifts').toEqual([]);
  });
});

test('No service is alone in the last row, however many there are', async ({ page }) => {
  await visit(page, `${base}/about/`);
  for (const width of [768, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const inLastRow = await page.locator('section:has(#services) ul').evaluate((list) =>
      Array.from({ length: 12 }, (_, others) => {
        const [first] = list.querySelectorAll('li');
        const copies = Array.from({ length: others }, () => first?.cloneNode(true) ?? '');
        list.replaceChildren(first ?? '', ...copies);
        const tops = [...list.querySelectorAll('li')].map(({ offsetTop }) => offsetTop);
        return tops.filter((top) => top === tops.at(-1)).length;
      }),
    );
    expect.soft(inLastRow.lastIndexOf(1), `${width} px: ${inLastRow}`).toBe(0);
  }
});

const allWidths = [320, 360, 480, 640, 768, 960, 1024, 1440, 1920, 2560];
const someWidths = [320, 360, 768, 1280];

inEach(languages, ({ pathOf }) => {
  test('the page has room for its words, also larger, longer or spaced', async ({ page }) => {
    await visit(page, pathOf('/about/'));
    await expectRoom(page, allWidths, 'as it is');
    await setFontSize(page, '200%');
    await expectRoom(page, someWidths, 'twice as large');
    await setFontSize(page, '');
    await page.evaluate(addLongestWord);
    await expectRoom(page, someWidths, 'with the longest words');
    await page.reload();
    await addStyles(page, textSpacing);
    await expectRoom(page, someWidths, 'spaced');
    const name = page.locator('header a bdi').first();
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await name.evaluate(countLines), `the name on ${width} px`).toBe(1);
    }
  });

  test.describe('without its pictures', () => {
    test.use({ expectedMessages: /ERR_FAILED/ });

    test('has room for their descriptions', async ({ page }) => {
      await page.route('**/*.{avif,webp,jpg}', (route) => route.abort());
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, pathOf('/about/'));
        const cut = await page.locator('main picture > img').evaluateAll((images) =>
          images.flatMap((image) => {
            const { font, width, height } = getComputedStyle(image);
            const text = Object.assign(document.createElement('div'), {
              textContent: image.getAttribute('alt'),
            });
            Object.assign(text.style, { font, width });
            document.body.append(text);
            return text.offsetHeight > Number.parseFloat(height) ? [text.textContent] : [];
          }),
        );
        expect.soft(cut, `${width} px`).toEqual([]);
      }
    });
  });

  test.describe('without its fonts', () => {
    test.use({ expectedMessages: /ERR_FAILED|download failed/ });

    test('has room for its words twice as large in the device’s own', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await visit(page, pathOf('/about/'));
      await setFontSize(page, '200%');
      await expectRoom(page, someWidths, 'twice as large');
    });

    test('has its title in the look’s, as that is in the page', { tag: chromiumOnly }, async ({
      page,
    }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of ['/about/', '/404.html']) {
        await page.goto(pathOf(path));
        expect.soft(await inDeviceFonts(page, 'h1'), path).toEqual([]);
      }
    });
  });
});

test('On wide windows, the words beside the map stay as wide as on smaller ones', async ({
  page,
}) => {
  await visit(page, `${base}/about/`);
  for (const width of [1472, 1920, 2560, 3840, 7680]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await page.locator('#page-location').boundingBox();
    expect.soft(words?.width, `${width} px`).toBeGreaterThan(440);
  }
});

async function expectRoom(page: Page, widths: number[], state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await misplacedTexts(page), `${state}, ${width} px`).toEqual([]);
  }
}

function setFontSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Runs in the browser. */
function addLongestWord(): void {
  const word = ' Hafenbetriebssoftwareentwicklung';
  for (const fitted of document.querySelectorAll<HTMLElement>('[data-words]')) {
    const text = fitted.querySelector('span > span');
    if (!text || text.querySelector('bdi')) continue;
    fitted.dataset.words += word;
    (text.lastElementChild ?? text).append(word);
  }
  for (const element of document.querySelectorAll('main p, footer p'))
    if (!element.querySelector('bdi')) element.append(word);
}
