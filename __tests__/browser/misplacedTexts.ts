/** Finds texts that are cut off, lie outside the window or overlap another text. */
import type { Page } from '@playwright/test';

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

interface Line extends Box {
  text: string;
  /** Number of the text node. */
  node: number;
  /** Boxes of the ancestors that clip their content. */
  frames: Box[];
}

/** Pixels, for rounding. */
const TOLERANCE = 1;

/** Returns one line per fault. Set `isLayered` if something may cover the page, such as an open menu. */
export async function misplacedTexts(
  page: Pick<Page, 'evaluate'>,
  isLayered = false,
): Promise<string[]> {
  const { width, scrollWidth, lines, cut } = await page.evaluate(measure);
  const found = [
    ...(scrollWidth > width ? [`the page scrolls sideways: ${scrollWidth} px`] : []),
    ...lines.filter((line) => !isWithin(line, width)).map(({ text }) => `outside: ${start(text)}`),
    ...[...lines.filter(isCut).map(({ text }) => text), ...cut].map(
      (text) => `cut off: ${start(text)}`,
    ),
    ...(isLayered ? [] : overlaps(lines.filter((line) => !isCut(line)))),
  ];
  return [...new Set(found)];
}

/** Enough to recognize the text. */
const start = (text: string) => text.trim().slice(0, 40);

const isWithin = ({ left, right, top }: Line, width: number) =>
  left >= -TOLERANCE && right <= width + TOLERANCE && top >= -TOLERANCE;

const isCut = (line: Line) =>
  line.frames.some(
    ({ left, right, top, bottom }) =>
      line.left < left - TOLERANCE ||
      line.right > right + TOLERANCE ||
      line.top < top - TOLERANCE ||
      line.bottom > bottom + TOLERANCE,
  );

function overlaps(lines: Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && doOverlap(one, other))
      .map((other) => `on another: ${start(one.text)} | ${start(other.text)}`),
  );
}

const doOverlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

/** Runs in the browser. */
function measure() {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const cut = elements.filter(
    (one) =>
      isFrame(one) &&
      !isVisuallyHidden(one) &&
      (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
  );
  return {
    width,
    scrollWidth,
    lines: visibleLines(),
    cut: cut.map(({ textContent }) => textContent ?? '').filter((text) => text.trim()),
  };

  function visibleLines(): Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = 0; walker.nextNode(); node += 1) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement || isVisuallyHidden(parentElement)) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      const frames = ancestors(parentElement).filter(isFrame).map(box);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        lines.push({ ...slot(rect, parentElement), text: textContent, node, frames });
      }
    }
    return lines;
  }

  /** The box of the line, which can be smaller than its letters. */
  function slot({ left, right, top, bottom, height }: DOMRect, element: Element): Box {
    // Firefox's box is that of the font which draws the letters; its middle is not the line's where a script has another.
    const size = Number.parseFloat(getComputedStyle(element).fontSize) || height;
    const [middle, half] = [window.scrollY + (top + bottom) / 2, size / 2];
    return { left, right, top: middle - half, bottom: middle + half };
  }

  function box(element: Element): Box {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
  }

  /** Up to the body, as the page itself can be scrolled. */
  function ancestors(element: Element): Element[] {
    const parent = element.parentElement;
    return element === document.body || !parent ? [] : [element, ...ancestors(parent)];
  }

  function isFrame(element: Element): boolean {
    const { overflowX, overflowY, display } = getComputedStyle(element);
    return display !== 'inline' && /hidden|clip/.test(overflowX + overflowY);
  }

  /** Visually hidden on purpose, for screen readers or until focus. */
  function isVisuallyHidden(element: Element): boolean {
    return ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');
  }
}
