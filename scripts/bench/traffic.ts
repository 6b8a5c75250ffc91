/** Counts what a page fetches, as it goes over the wire: compressed, with its headers. */
import type { Page } from '@playwright/test';

export interface Traffic {
  bytes: number;
  requests: number;
  /** Each address with its bytes, the heaviest first. */
  files: string[];
}

export interface Counter {
  /** Of all that was asked for before the `load` event. */
  beforeLoad: () => Traffic;
  soFar: () => Traffic;
}

/** To be called before the page is opened. */
export async function countTraffic(page: Page): Promise<Counter> {
  const files = new Map<string, { address: string; bytes: number }>();
  let asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname: address } = new URL(request.url);
    if (protocol.startsWith('http')) files.set(requestId, { address, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  // Told by the page, as its own listeners may already ask for more when the browser tells.
  session.on('Runtime.bindingCalled', () => {
    asked = [...files.keys()];
  });
  await session.send('Network.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellComplete' });
  await page.addInitScript(() =>
    addEventListener('load', () => Reflect.get(window, 'tellComplete')(''), { capture: true }),
  );
  const sum = (ids: string[]): Traffic => {
    const fetched = ids
      .flatMap((id) => files.get(id) ?? [])
      // What came from the browser's own memory has no size.
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes);
    return {
      bytes: fetched.reduce((total, { bytes }) => total + bytes, 0),
      requests: fetched.length,
      files: fetched.map(({ address, bytes }) => `${bytes} ${address}`),
    };
  };
  return { beforeLoad: () => sum(asked), soFar: () => sum([...files.keys()]) };
}
