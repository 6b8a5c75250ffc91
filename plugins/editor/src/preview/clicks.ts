/** Runs in the preview's page: finds the field of what is pointed at, shows its name, and reports clicks to the editor. */
import './clicks.css';
import type { Clicked } from './PreviewPane';
import { decodeStega } from './stega';

/** Indexes of fields, by the text or the element that shows them. */
const fields = new WeakMap<Node, number>();
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'data-words', 'data-name', 'href'];

/** Removes the marks from an element and all within, before it is painted. */
function takeStega(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const { text, field } = decodeStega(node.data);
      if (field === undefined) continue;
      fields.set(node, field);
      node.data = text;
    } else if (node instanceof Element) takeFromAttributes(node);
    // Clicks lead to fields, so that nobody could open it.
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
}

function takeFromAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const { text, field } = decodeStega(element.getAttribute(name) ?? '');
    if (field === undefined) continue;
    // A name of what has a text is for screen readers only; a link whose text has a field leads to that.
    const isSecond =
      (name === 'aria-label' && element.textContent?.trim()) ||
      (name === 'href' && showsField(element));
    if (!isSecond) fields.set(element, field);
    element.setAttribute(name, text);
  }
}

const showsField = (element: Element) =>
  decodeStega(element.textContent ?? '').field !== undefined ||
  findEncoded(element).some((node) => node !== element);

/** A picture's is in the address of the file that is shown. */
function fieldOf(node: Node): number | undefined {
  const address = node instanceof HTMLImageElement ? node.currentSrc || node.src : '';
  const [, inAddress] = /^blob:.*#(\d+)$/.exec(address) ?? [];
  return inAddress ? Number(inAddress) : fields.get(node);
}

const isEncoded = (node: Node) => fieldOf(node) !== undefined;

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === 'childList') addedNodes.forEach(takeStega);
    else takeStega(target);
  // What is typed changes its place.
  if (outlined) showOutline(outlined.isConnected ? outlined : undefined);
}).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [...ATTRIBUTES, 'src', 'srcset'],
});

const elementOf = (node: Node | undefined) =>
  node instanceof Element ? node : (node?.parentElement ?? undefined);

/** The texts and elements within `root` that have a field, or this one; if possible those that screens show. */
function findEncoded(root: Node, wanted?: number): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const field = fieldOf(node);
    if (field !== undefined && (wanted === undefined || field === wanted)) found.push(node);
  }
  const visible = found.filter((node) => !elementOf(node)?.closest('.visually-hidden'));
  return visible.length ? visible : found;
}

export const elementsShowing = (field: number): Element[] =>
  findEncoded(document.body, field).flatMap((node) => elementOf(node) ?? []);

const CONTROLS = 'a, button, label, summary';

/** What is marked at a point, the topmost first. */
function encodedAt(x: number, y: number): Node | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const texts = [...element.childNodes].filter(isEncoded);
    const found = texts.find((text) => isAt(text, x, y)) ?? texts[0];
    if (found) return found;
    if (isEncoded(element)) return element;
    const control = element.closest(CONTROLS);
    const [inControl] = control ? findEncoded(control) : [];
    if (inControl) return inControl;
  }
  return undefined;
}

/** Something with `getClientRects()` for a text or an element. */
const boxesOf = (node: Node): Element | Range => (node instanceof Element ? node : rangeOf(node));

const mayBreak = (node: Node) => node instanceof Element && node.classList.contains('may-break');

/** A whole text, also if it has elements for line breaks. */
function rangeOf(text: Node): Range {
  let last = text;
  for (let next = last.nextSibling; next && mayBreak(next); next = last.nextSibling)
    last = next.nextSibling ?? next;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEndAfter(last);
  return range;
}

const isAt = (node: Node, x: number, y: number) =>
  [...boxesOf(node).getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );

/** A text, and a position in it, which browsers name differently. */
function caretIn(node: Text, x: number, y: number): { text: string; offset?: number } {
  const position = document.caretPositionFromPoint?.(x, y);
  const { startContainer, startOffset } = document.caretRangeFromPoint?.(x, y) ?? new Range();
  const [container, offset] = position
    ? [position.offsetNode, position.offset]
    : [startContainer, startOffset];
  const range = rangeOf(node);
  const text = range.toString();
  if (!range.isPointInRange(container, offset)) return { text };
  range.setEnd(container, offset);
  return { text, offset: range.toString().length };
}

let names: string[] = [];

/** `ofFields` are by the indexes of the fields. */
export function setFieldNames(ofFields: string[]): void {
  names = ofFields;
}

const outline = document.createElement('div');
outline.className = 'field-outline';
outline.ariaHidden = 'true';
document.documentElement.append(outline);

let outlined: Node | undefined;

function showOutline(node: Node | undefined): void {
  outlined = node;
  const field = node && fieldOf(node);
  const language = node instanceof Element && node.closest('header a[hreflang]');
  document.documentElement.classList.toggle('on-field', Boolean(node));
  outline.hidden = !node;
  if (!node) return;
  const { left, top, width, height } = boxesOf(node).getBoundingClientRect();
  // The editor shows this page smaller than it is.
  const scale = (window.frameElement?.getBoundingClientRect().width ?? innerWidth) / innerWidth;
  outline.style.cssText = `--scale: ${scale}; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  outline.dataset.name = language ? (language.textContent ?? '') : (names[field ?? -1] ?? '');
  outline.classList.toggle('at-top', top < 40 / scale);
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('header a[hreflang]') : null;

document.addEventListener('pointermove', ({ clientX, clientY, target }) =>
  showOutline(linkAt(target) ?? encodedAt(clientX, clientY)),
);
document.documentElement.addEventListener('pointerleave', () => showOutline(undefined));
document.addEventListener('scroll', () => showOutline(undefined), { passive: true });

/** Nothing in the preview acts: links would leave it, and buttons would do what their texts say. */
document.addEventListener(
  'click',
  (event) => {
    event.preventDefault();
    event.stopPropagation();
    const { clientX: x, clientY: y, target, detail } = event;
    const link = linkAt(target);
    if (link) return tell({ language: link.hreflang });
    // A click by keyboard has no position.
    const node = detail ? encodedAt(x, y) : findEncoded(target as Node)[0];
    const field = node && fieldOf(node);
    if (!node || field === undefined) return;
    showOutline(node);
    tell({ field, ...(node instanceof Text && caretIn(node, x, y)) });
  },
  true,
);

const tell = (clicked: Clicked) => window.top?.postMessage(clicked, window.location.origin);
