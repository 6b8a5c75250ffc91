/** The site's content, and a `test` that fails on console errors and blocked requests. */

import { expect, type Page, test as playwrightTest } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { readCompany, readDrawnMap, readSettings, readWords } from '../../src/files/read';
import { basePath } from '../../src/model/company';
import { describeLanguage, localizedPath } from '../../src/model/languages';
import { mapsLinkTo } from '../../src/model/position';
import { descriptionsIn } from '../tools/descriptions';
import { addStyles } from './addStyles';

export { expect };

const root = contentRoot();
const settings = readSettings(root);
const content = readCompany(root);
/** The path that the site's addresses begin with, or ''. */
export const base = basePath(content.url);
export const company = {
  ...content,
  phone: content.phone ?? '',
  mapsUrl: content.mapsUrl ?? mapsLinkTo(content.office),
};

export const languages = settings.languages.map((code) => ({
  ...describeLanguage(code),
  words: readWords(root, code),
  descriptions: descriptionsIn(code),
  mapCredit: readDrawnMap(root)?.credit[code] ?? '',
  pathOf: (path: string) => base + localizedPath(path, code, code === settings.defaultLanguage),
}));

/** The default language, English. */
export const [english] = languages as [(typeof languages)[number]];

interface Fixtures {
  /** Messages that a test causes on purpose. */
  expectedMessages: RegExp | undefined;
  /** Fails the test on console errors, uncaught errors, policy violations, and requests to other hosts. */
  messages: string[];
}

export const test = playwrightTest.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],
  messages: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      await watchMessages(page, messages);
      await use(messages);
      expect(messages.filter((text) => !expectedMessages?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export async function watchMessages(page: Page, messages: string[]): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  await page.addInitScript(reportViolations);
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') messages.push(request.url());
  });
}

/** Runs in the browser. Logs policy violations even if a script catches the error. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
}

/** Of WCAG 1.4.12: text must stay readable with it. */
export const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-block-end: 2em !important;
  }
`;

/** Opens a page and waits until it has loaded and its script has run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
}

/**
 * Opens the About page with the typed heading paused, at the top, and without pictures, which are slow to paint: no line
 * or focus stop is on one.
 */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.locator('#page-location').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button').dispatchEvent('click');
  await expect(page.locator('[data-moving="false"]')).toBeVisible();
  await addStyles(page, 'img { visibility: hidden; }');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until the heading moves, which is the last thing to start. */
export async function awaitMotion(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
}

/** Waits until React has rendered the whole page: the heading's button is its last part. */
export async function scrollToMotion(page: Page): Promise<void> {
  await page.locator('#page-location').scrollIntoViewIfNeeded();
  await awaitMotion(page);
}

/** Scrolls to the end, `step` pixels per frame. */
export async function scrollToEnd(page: Page, step = 120): Promise<void> {
  await page.evaluate(async (pixels) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += pixels) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // Without a window, Chromium sometimes draws no more frames.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
    }
  }, step);
}

/** Runs in the browser. */
export function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
