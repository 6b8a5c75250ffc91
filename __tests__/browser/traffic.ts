/** Counts the bytes that a page transfers: compressed, with headers. */
import type { Page } from '@playwright/test';

export interface Traffic {
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** The bytes and path of each file, largest first. */
  files: string[];
}

/** Call it before the page is opened. */
export async function countTraffic(page: Page) {
  const files = new Map<string, { path: string; bytes: number }>();
  let requestedBeforeLoad: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname: path } = new URL(request.url);
    if (protocol.startsWith('http')) files.set(requestId, { path, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', () => {
    requestedBeforeLoad = [...files.keys()];
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  const sum = (ids: Iterable<string>): Traffic => {
    const transferred = [...ids]
      .flatMap((id) => files.get(id) ?? [])
      // A file from the browser's cache has no bytes.
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes);
    const bytesOf = (list: typeof transferred) =>
      list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: bytesOf(transferred),
      scriptBytes: bytesOf(transferred.filter(({ path }) => path.endsWith('.js'))),
      requests: transferred.length,
      files: transferred.map(({ path, bytes }) => `${bytes} ${path}`),
    };
  };
  return {
    /** Of all requests made before the `load` event. */
    beforeLoad: () => sum(requestedBeforeLoad),
    soFar: () => sum(files.keys()),
  };
}
