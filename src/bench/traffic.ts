/** Counts what a page fetches, as it goes over the wire: compressed, with its headers. */
import type { Page } from '@playwright/test';

export interface Traffic {
  bytes: number;
  requests: number;
}

export interface Counter {
  /** Of all that was asked for before the `load` event. */
  beforeLoad: () => Traffic;
  soFar: () => Traffic;
}

/** To be called before the page is opened. */
export async function countTraffic(page: Page): Promise<Counter> {
  const sizes = new Map<string, number>();
  let asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) sizes.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  // Told by the page, as its own listeners may already ask for more when the browser tells.
  session.on('Runtime.bindingCalled', () => {
    asked = [...sizes.keys()];
  });
  await session.send('Network.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellComplete' });
  await page.addInitScript(() =>
    addEventListener('load', () => Reflect.get(window, 'tellComplete')(''), { capture: true }),
  );
  // What came from the browser's own memory has no size.
  const sum = (ids: string[]): Traffic => {
    const bytes = ids.map((id) => sizes.get(id) ?? 0).filter(Boolean);
    return { bytes: bytes.reduce((one, other) => one + other, 0), requests: bytes.length };
  };
  return { beforeLoad: () => sum(asked), soFar: () => sum([...sizes.keys()]) };
}
