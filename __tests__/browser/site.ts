/** What the browser tests expect, read from the same content as the site, and a page that complains. */

import { test as base, expect, type Page } from '@playwright/test';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readCompany, readSite, readTranslation } from '../../src/content/files/read';
import { describeLanguage, localizedPath } from '../../src/content/languages/languages';

export { expect };

const root = contentRoot();
const site = readSite(root);
export const company = readCompany(root);

export const languages = site.languages.map((code) => ({
  ...describeLanguage(code),
  words: readTranslation(root, code),
  pathOf: (path: string) => localizedPath(path, code, code === site.defaultLanguage),
}));

interface Fixtures {
  /** Whatever a visitor's browser might say that it should not; a test that provokes some names it. */
  expectedComplaints: RegExp | undefined;
  /** Fails the test on console errors, uncaught errors, what a policy refuses, and requests to any other host. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.addInitScript(reportViolations);
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(request.url());
      });
      await use(complaints);
      expect(complaints.filter((text) => !expectedComplaints?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the browser: what the policy refuses is said aloud even where a script catches it. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** Opens a page and waits until it has loaded and its script has run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-scripts-ready');
}

/** Until the heading moves: of all that a page brings to life, the last to come. */
export async function awaitMotion(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
}

/** Scrolls to the end as a reader would, a bit a frame. */
export async function scrollToEnd(page: Page, step = 120): Promise<void> {
  await page.evaluate(async (pixels) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += pixels) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }, step);
}
