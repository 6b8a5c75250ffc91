/** Lets axe judge a page as it stands, and tells what it finds so that one can go and mend it. */
import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { NodeResult, Result, RuleObject, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/**
 * Where colours are forced, Chromium draws letters in their colour but reports as their fill what it
 * would be otherwise. No letter here has a fill of its own, so axe is made to ask for the colour alone.
 */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  '-webkit-text-fill-color',
  'color',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The tags alone leave the first three out: one is off in axe, the others count as experiments. */
const always: RuleObject = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  // A frame within is judged by itself.
  'frame-tested': { enabled: false },
};

/** Whose contrast axe cannot tell, and why it need not. */
const known = [
  // The map's credit lies on 85 % paper: even over black its ink would be at nearly 10:1.
  /^<small/,
  // The caret is a gradient after the last letter, under none of them. The same phrases, on the same
  // panel, are judged where motion is reduced.
  /^<span [^>]*data-moving=/,
  // Mapbox wants its attribution as it is: black at 75 % on white at 50 %, over its palest style.
  /^<a href="https:[^>]* rel="noopener nofollow"/,
];

export interface Scope {
  /** A selector; the whole page where there is none. */
  within?: string;
  /** Asked for besides those that always are. */
  rules?: RuleObject;
}

/** Everything that breaks a rule, and everything that axe leaves to us to judge: one text an element. */
export async function findings(page: Page | Frame, { within, rules }: Scope = {}) {
  const options: RunOptions = {
    runOnly: tags,
    rules: { ...always, ...rules },
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
  };
  await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    ([place, wanted]) => window.axe.run(place ?? document, wanted),
    [within, options] as const,
  );
  return [
    ...violations.flatMap((result) => result.nodes.map((node) => told(result, node))),
    ...incomplete.flatMap((result) =>
      result.nodes.filter((node) => !isKnown(result, node)).map((node) => told(result, node)),
    ),
  ];
}

const isKnown = ({ id }: Result, { html }: NodeResult) =>
  id.startsWith('color-contrast') && known.some((start) => start.test(html));

const told = ({ id, help, helpUrl }: Result, { target, html, failureSummary }: NodeResult) =>
  [`${id}: ${help}`, target.join(' '), html, failureSummary, helpUrl].join('\n');
