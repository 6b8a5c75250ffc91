/** The elements that the Tab key reaches, and how visible their focus is. */
import type { Page } from '@playwright/test';
import { countContrastingPixels } from './painted';

type Stop = NonNullable<ReturnType<typeof focused>>;

/** Presses the key until the focus leaves the page or, in a browser without toolbars, returns to the first stop. */
export async function* walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): AsyncGenerator<Stop> {
  let first: number | undefined;
  for (let steps = 0; steps < 50; steps += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (!stop || stop.place === first) return;
    first ??= stop.place;
    yield stop;
  }
  throw new Error(`${key} does not leave the page.`);
}

export async function stops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const found: Stop[] = [];
  for await (const stop of walk(page, key)) found.push(stop);
  return found;
}

/** The names of all stops in reading order: row by row, each from its start side. */
export function inReadingOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const start = ({ left, right }: DOMRect) => (isRightToLeft ? -right : left);
    const inOneRow = (one: DOMRect, other: DOMRect) =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 2;
    return [...document.querySelectorAll<HTMLElement>('a, button, input:checked')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .sort((one, other) =>
        inOneRow(one.box, other.box)
          ? start(one.box) - start(other.box)
          : one.box.top - other.box.top,
      )
      .map(({ element }) => (element.closest('label') ?? element).textContent ?? '');
  });
}

/**
 * The share of a line, two pixels thick around the focused element, that has a contrast of 3:1 or more with its
 * background (WCAG 2.4.13), measured in screenshots with and without the focus ring.
 */
export async function visibleRingShare(page: Page, { box }: Stop): Promise<number> {
  const style = { property: 'outline-style', without: 'none' };
  const seen = await countContrastingPixels(page, box, page.locator(':focus'), style);
  return seen / (2 * 2 * (box.width + box.height));
}

/** Runs in the browser. */
function focused() {
  // None while a toolbar of the browser has the focus.
  const element = document.querySelector(':focus');
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: (element.closest('label') ?? element).textContent ?? '',
    /** Among all elements. */
    place: [...document.querySelectorAll('*')].indexOf(element),
    box: { x, y, width, height },
    /** What covers it; empty if nothing does. */
    hidden: hiddenBy(),
    outline: { style: outlineStyle, width: Number.parseFloat(outlineWidth) },
  };

  /** Tests the element's centre and the centre of each side, 3 px inside. */
  function hiddenBy(): string {
    const [middle, halfway] = [x + width / 2, y + height / 2];
    const points = [
      [middle, halfway],
      ...[x + 3, x + width - 3].map((side) => [side, halfway]),
      ...[y + 3, y + height - 3].map((side) => [middle, side]),
    ];
    const others = points
      .map(([left = 0, top = 0]) => document.elementFromPoint(left, top))
      .filter((hit) => !element?.contains(hit))
      .map((hit) => (hit ? `<${hit.localName}> ${hit.textContent?.slice(0, 30)}` : 'the edge'));
    return [...new Set(others)].join(', ');
  }
}
