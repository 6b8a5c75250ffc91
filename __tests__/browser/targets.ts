/** Checks that targets are large enough for a thumb and don't overlap. */
import type { Page } from '@playwright/test';

/** CSS pixels in each direction: WCAG 2.5.5. */
const MIN_SIZE = 44;

type Target = ReturnType<typeof targets>[number];

/** Returns targets that are too small, and pairs that overlap. */
export async function targetProblems(page: Page): Promise<string[]> {
  const found = await page.evaluate(targets);
  if (found.length <= 5) return [`only ${found.length} targets found`];
  const small = found.filter(
    ({ box }) => box.right - box.left < MIN_SIZE || box.bottom - box.top < MIN_SIZE,
  );
  const pairs = found.flatMap((one, index) =>
    found
      .slice(index + 1)
      .filter((other) => other.layer === one.layer && doOverlap(one, other))
      .map((other) => `${one.name} on ${other.name}`),
  );
  return [...small.map(({ name, box }) => `${name}: ${JSON.stringify(box)}`), ...pairs];
}

/** The tolerance is for rounding, as neighbours share an edge. */
const doOverlap = ({ box: one }: Target, { box: other }: Target) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.1;

/** Runs in the browser. */
function targets() {
  return [...document.querySelectorAll<HTMLElement>('a, button, label')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Targets are compared only with those in the same layer.
      const layer =
        element.closest('aside, :popover-open, [href="#page-content"]')?.localName ?? '';
      const name = element.textContent ?? '';
      return { name, layer, box: { left, right, top, bottom } };
    });
}
