/** Whether everything that can be pressed is large enough for a thumb and apart from its neighbours. */
import type { Page } from '@playwright/test';

/** CSS pixels, each way: WCAG 2.5.5. */
const LEAST = 44;

interface Target {
  name: string;
  /** What covers the page is compared only with itself. */
  layer: string;
  box: { left: number; right: number; top: number; bottom: number };
}

/** Targets that are too small, and pairs that overlap. */
export async function hardToHit(page: Page): Promise<string[]> {
  const found = await page.evaluate(targets);
  if (found.length <= 5) return [`only ${found.length} targets found`];
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
