/** A `test` that opens pages in Firefox and WebKit. Playwright can't drive Debian's WebKit; a `Tab` is what both can do. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { firefox, type Page, webkit } from '@playwright/test';
import { serveSite } from '../../scripts/siteServer';
import { contentRoot } from '../../src/files/contentRoot';
import {
  debianPath,
  type Engine,
  engines,
  firefoxOptions,
  isInstalled,
  type Preferences,
} from '../tools/engines';
import { sampleSite } from '../tools/paths';
import { expect, test as siteTest, watchMessages } from './site';
import { WebKit } from './webKit';

export { type Engine, engines, expect };

/** Where browsers report what a policy blocks. */
const reports = '/violations';

export interface Tab {
  goto(url: string): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page, with an argument. */
  evaluate: Page['evaluate'];
  /** Waits for the element, and clicks on it as a person does. */
  click(selector: string): Promise<void>;
  /** Waits for the field, and types into it. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses a file, without the system's dialog. */
  setInputFiles(selector: string, file: string): Promise<void>;
  screenshot(): Promise<Buffer>;
}

export interface TabOptions extends Preferences {
  /** The language that the browser prefers. */
  locale: string;
}

interface Fixtures {
  /** Opens a tab of an engine, in a browser of its own. */
  open: (engine: Engine, options: TabOptions) => Promise<Tab>;
  /** The address of the sample site. Fails the test on every violation of a policy, in each frame of each engine. */
  site: string;
}

export const test = siteTest.extend<Fixtures>({
  open: async ({ messages }, use) => {
    const endings: (() => Promise<void>)[] = [];
    await use(async (engine, options) => {
      const { tab, close } = await launch(engine, options, messages);
      endings.push(close);
      return tab;
    });
    for (const close of endings) await close();
  },
  site: async ({ messages }, use) => {
    const { url, server } = await serveSite(sampleSite, 0, contentRoot());
    reportViolations(server, sampleSite, messages);
    await use(url);
    server.close();
  },
});

export const has = (tab: Tab, selector: string) =>
  tab.evaluate((one) => document.querySelector(one) !== null, selector);

/** Clicks until `next` is there: the CMS loses clicks that come too early. */
export const clickUntil = (tab: Tab, selector: string, next: string) =>
  expect(async () => {
    if (!(await has(tab, next))) await tab.click(selector);
    expect(await has(tab, next)).toBe(true);
  }).toPass();

async function launch(engine: Engine, options: TabOptions, messages: string[]) {
  if (!isInstalled(engine))
    throw new Error(
      `${engine} is not installed. "npx tsx __tests__/tools/prepareBrowserTests.ts" installs it.`,
    );
  if (engine === 'webkit' && debianPath(engine)) {
    const tab = await WebKit.launch(options);
    return { tab, close: () => tab.close() };
  }
  const { locale, isDark, isReduced } = options;
  const browser = await (engine === 'webkit'
    ? webkit.launch()
    : firefox.launch(firefoxOptions(options)));
  const tab = await browser.newPage({
    locale,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: isReduced ? 'reduce' : 'no-preference',
  });
  await watchMessages(tab, messages);
  return { tab, close: () => browser.close() };
}

/**
 * Lets browsers report to the server what a page's own policy blocks, as a page can't be asked for what happened while it
 * loaded.
 */
export function reportViolations(server: Server, site: string, messages: string[]): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (pathname === reports) text(request).then((report) => messages.push(report));
    const file = join(site, pathname, pathname.endsWith('/') ? 'index.html' : '');
    if (!file.endsWith('.html')) return;
    const html = readFileSync(file, 'utf8').replaceAll('&#x27;', "'");
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    response.setHeader('Content-Security-Policy-Report-Only', `${policy}; report-uri ${reports}`);
  });
}
