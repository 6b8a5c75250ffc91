/** A cheap phone on a slow network: the one Lighthouse simulates. */
import type { Page } from '@playwright/test';

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Bytes per second, and the milliseconds of a round trip. */
const slow4G = { downloadThroughput: 204_800, uploadThroughput: 86_400, latency: 150 };

export async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...slow4G, offline: false });
}
