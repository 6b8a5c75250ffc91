import type { Locator, Page } from '@playwright/test';
import { addStyles } from './addStyles';
import { ringSeen, walk } from './focus';
import { standOut } from './painted';
import { expect, test, visit } from './site';

const schemes = ['light', 'dark'] as const;

test.describe('In forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visitAtRest(page);
  });

  test('there is no choice of colours, and the focus can be seen everywhere', async ({ page }) => {
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectRings(page, 2);
  });

  test('lines, the caret and the current language can be told', async ({ page }) => {
    const typed = page.locator('[data-moving]');
    const current = page.locator('header [aria-current] bdi');
    const list = page.getByRole('navigation').getByRole('button');
    if (await list.isVisible()) await list.click();
    const rows = page.locator('main li').last();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const [element, property, without] of [
        [typed, 'background-image', 'none'],
        [current, 'border-color', 'Canvas'],
        [rows, 'border-color', 'Canvas'],
        [page.locator('main button'), 'border-color', 'Canvas'],
      ] as const) {
        const seen = await lineSeen(page, element, property, without);
        expect(seen, `${await element.textContent()}, ${colorScheme}`).toBeGreaterThan(30);
      }
    }
  });
});

test('Where more contrast is wanted, the focus is three pixels thick', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visitAtRest(page);
  await expectRings(page, 3);
});

test('Where less transparency is wanted, nothing shines through, and nothing casts a shadow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAtRest(page);
  expect(await seeThrough(page)).not.toEqual([]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await seeThrough(page), colorScheme).toEqual([]);
  }
});

/** With the heading at rest, and without pictures: they take long to paint, and no line lies on one. */
async function visitAtRest(page: Page): Promise<void> {
  await visit(page, '/about/');
  await page.locator('#location').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button').dispatchEvent('click');
  await expect(page.locator('[data-moving="false"]')).toBeVisible();
  await addStyles(page, 'img { visibility: hidden; }');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectRings(page: Page, thickness: number): Promise<void> {
  for await (const stop of walk(page)) {
    expect(stop.outline, stop.name).toEqual({ style: 'solid', width: thickness });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await ringSeen(page, stop), `${stop.name}, ${colorScheme}`).toBeGreaterThan(0.8);
    }
  }
}

async function lineSeen(page: Page, element: Locator, property: string, without: string) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  return box ? standOut(page, box, element, { property, without }) : 0;
}

/** Elements with a colour that lets others through, or with a shadow. */
function seeThrough(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } =
          getComputedStyle(element);
        const colors = borderTopWidth === '0px' ? [] : [borderTopColor];
        const isMixed = (color: string) => /(\/|, )\s*0?\.\d+\)$/.test(color);
        return boxShadow !== 'none' || [backgroundColor, ...colors].some(isMixed);
      })
      .map((element) => `<${element.localName}> ${element.textContent?.slice(0, 30)}`),
  );
}
