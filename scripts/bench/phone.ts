/** The phone that the site is measured with: cheap, and in a place with a slow network. */
import type { Browser, Page } from '@playwright/test';

/** As sharp as Lighthouse's. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Bytes a second, and milliseconds there and back, as Lighthouse's slow 4G. */
const network = { downloadThroughput: 204_800, uploadThroughput: 86_400, latency: 150 };

/** Nothing is in its cache; its owner reads this language. */
export async function openPhone(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, locale: language });
  const page = await context.newPage();
  await slowDownNetwork(page);
  return page;
}

export async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...network, offline: false });
}

/** So many times slower than this machine. */
export async function slowDownProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
