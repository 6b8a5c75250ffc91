/** What a visitor sees of a page, to compare one browser engine with another. */
import type { Tab } from './engines';

type Survey = Awaited<ReturnType<typeof survey>>;

/** A second visit has the fonts, without which browsers may do on the first. */
export async function visitTwice(tab: Pick<Tab, 'goto' | 'evaluate'>, url: string): Promise<void> {
  await tab.goto(url);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.goto(url);
}

/** How a page differs from what Chromium shows: sizes of texts and pictures by more than 15 %. */
export function differences(seen?: Survey, expected?: Survey): string[] {
  if (!seen || !expected) return ['nothing was seen'];
  const found = [...seen.faults];
  const [texts, pictures] = [seen.texts, seen.pictures];
  if (seen.background !== expected.background) found.push(`background: ${seen.background}`);
  const missing = expected.texts.filter(({ text }) => !texts.some((one) => one.text === text));
  const surplus = texts.filter(({ text }) => !expected.texts.some((one) => one.text === text));
  found.push(...missing.map(({ text }) => `not visible: ${text}`));
  found.push(...surplus.map(({ text }) => `should not be visible: ${text}`));
  if (missing.length || surplus.length) return found;
  for (const [index, { text, size, color }] of expected.texts.entries()) {
    const one = texts[index];
    if (!isAbout(one?.size, size)) found.push(`${text}: ${one?.size} px instead of ${size} px`);
    if (one?.color !== color) found.push(`${text}: ${one?.color} instead of ${color}`);
  }
  for (const [index, { source, width, height }] of expected.pictures.entries()) {
    const one = pictures[index];
    if (!isAbout(one?.width, width) || !isAbout(one?.height, height))
      found.push(`${source}: ${one?.width} × ${one?.height} instead of ${width} × ${height}`);
  }
  return found;
}

const isAbout = (size = 0, expected: number) => size > 0.85 * expected && size < 1.15 * expected;

/** Runs in the browser. */
export async function survey() {
  const root = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < root.scrollHeight; y += 400) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  const deadline = Date.now() + 10_000;
  while (faults().length && Date.now() < deadline) await frame();
  const result = {
    texts: texts(),
    pictures: pictures(),
    background: getComputedStyle(root).backgroundColor,
    faults: faults(),
  };
  window.scrollTo({ top: 0, behavior: 'instant' });
  return result;

  function faults(): string[] {
    const moving = document.querySelectorAll('[data-island="TypedHeading"]').length;
    return [
      ...('scriptsReady' in root.dataset ? [] : ['the script has not run']),
      ...('staticFallback' in root.dataset ? ['the page without motion is shown'] : []),
      ...(root.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
      ...(document.querySelectorAll('[data-moving="true"]').length < moving
        ? ['nothing moves']
        : []),
      ...[...document.images]
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map(({ src }) => `not loaded: ${src}`),
      ...[...document.querySelectorAll('[data-aos]')]
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map(({ textContent }) => `not revealed: ${textContent?.slice(0, 30)}`),
    ];
  }

  /** With the size of the font in pixels. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; size: number; color: string }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (!text || !parent || parent.closest('[data-moving], [class*="visually-hidden"]')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { fontSize, color } = getComputedStyle(parent);
      found.push({ text, size: Number.parseFloat(fontSize), color });
    }
    return found;
  }

  function pictures() {
    return [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { source: image.alt || image.src, width, height };
      });
  }
}
