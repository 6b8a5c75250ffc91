/** Runs axe on a page in its current state. */
import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { NodeResult, Result, RuleObject, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/**
 * With forced colours, Chromium reports the text fill colour that would apply without them. No text here sets a fill
 * colour, so this makes axe read `color` instead.
 */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  '-webkit-text-fill-color',
  'color',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The tags do not select the first three: one is off by default, the others are experimental. */
const always: RuleObject = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  // Frames are tested on their own.
  'frame-tested': { enabled: false },
};

/** Elements whose contrast axe cannot measure, and why each is fine. */
const known = [
  // The map's credit has a background of 85 % paper: even over black its contrast is nearly 10:1.
  /^<small|^<bdi lang=/,
  // The caret is a gradient after the last letter, not under the letters. The same phrases on the same
  // panel are tested with reduced motion.
  /^<span [^>]*data-moving=/,
  // A heading's words are wider than the box that measures them, so axe takes their lines for texts on different grounds.
  // The box has no ground, and headings whose lines all end within it are measured.
  /^<span class="FittedText-module--text--/,
  // Mapbox requires its attribution like this: black at 75 % on white at 50 %, over its palest style.
  /^<a href="https:[^>]* rel="noopener nofollow"/,
];

interface Scope {
  /** A selector; the whole page by default. */
  within?: string;
  /** Additional rules. */
  rules?: RuleObject;
}

/** Fails softly if axe finds a fault in the page's current state, in light or dark colours. */
export async function expectNoFindings(page: Page, state: string, scope?: Scope): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(countUnsettled), `${state}: still appearing`).toBe(0);
    expect.soft((await findings(page, scope)).join('\n\n'), `${state}, ${colorScheme}`).toBe('');
  }
}

/** Runs in the browser. Axe would measure the contrast of text that is still fading in. */
function countUnsettled(): number {
  const changing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const hidden = [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).opacity === '0',
  );
  return changing.length + hidden.length;
}

/** Every violation and everything that axe cannot decide: one message per element. */
export async function findings(page: Page | Frame, { within, rules }: Scope = {}) {
  const options: RunOptions = {
    runOnly: tags,
    rules: { ...always, ...rules },
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
  };
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    ([element, wanted]) => window.axe.run(element ?? document, wanted),
    [within, options] as const,
  );
  return [
    ...violations.flatMap((result) => result.nodes.map((node) => describe(result, node))),
    ...incomplete.flatMap((result) =>
      result.nodes.filter((node) => !isKnown(result, node)).map((node) => describe(result, node)),
    ),
  ];
}

const isKnown = ({ id }: Result, { html }: NodeResult) =>
  id.startsWith('color-contrast') && known.some((start) => start.test(html));

const describe = ({ id, help, helpUrl }: Result, { target, html, failureSummary }: NodeResult) =>
  [`${id}: ${help}`, target.join(' '), html, failureSummary, helpUrl].join('\n');
