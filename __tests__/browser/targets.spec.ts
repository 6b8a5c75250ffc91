import type { Page } from '@playwright/test';
import { expect, languages, test, visit } from './site';

/** CSS pixels, each way: WCAG 2.5.5. */
const LEAST = 44;

for (const { code, words, pathOf } of languages) {
  test.describe(`In ${code} everything to press`, () => {
    const other = languages.find((language) => language.code !== code);
    // Another language is offered.
    test.use({ locale: other?.code, expectedComplaints: /404 \(Not Found\)/ });

    test('is large enough for a thumb, and stands alone', async ({ page }) => {
      await visit(page, pathOf('/about/'));
      await page.locator('#location').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: words.site.pause })).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('link')).toBeVisible();
      expect(await hardToHit(page), 'the page and the offer').toEqual([]);

      const list = page.getByRole('navigation').getByRole('button');
      if (await list.isVisible()) {
        await list.click();
        await expect(page.getByRole('navigation').getByRole('link').last()).toBeVisible();
        expect(await hardToHit(page), 'the list of languages').toEqual([]);
      }

      await visit(page, pathOf('/nowhere/'));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.site.skip })).toBeFocused();
      expect(await hardToHit(page), 'the page for wrong addresses').toEqual([]);
    });
  });
}

interface Target {
  name: string;
  /** What lies over the page is by itself. */
  layer: string;
  box: { left: number; right: number; top: number; bottom: number };
}

/** Targets that are too small, and pairs of which one lies on the other. */
async function hardToHit(page: Page): Promise<string[]> {
  const found = await page.evaluate(targets);
  expect(found.length).toBeGreaterThan(5);
  const small = found.filter(
    ({ box }) => box.right - box.left < LEAST || box.bottom - box.top < LEAST,
  );
  const pairs = found.flatMap((one, index) =>
    found
      .slice(index + 1)
      .filter((other) => other.layer === one.layer && doOverlap(one, other))
      .map((other) => `${one.name} on ${other.name}`),
  );
  return [...small.map(({ name, box }) => `${name}: ${JSON.stringify(box)}`), ...pairs];
}

/** Neighbours share an edge, which may be rounded. */
const doOverlap = ({ box: one }: Target, { box: other }: Target) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.1;

/** In the browser. */
function targets(): Target[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const layer = element.closest('aside, :popover-open, [href="#content"]')?.localName ?? '';
      const name = element.textContent ?? '';
      return { name, layer, box: { left, right, top, bottom } };
    });
}
