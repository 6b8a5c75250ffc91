/** Serves the tested site as over a slow connection: the HTML stops halfway until `release` is called. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SlowSite {
  url: string;
  /** Sends the rest of the HTML. */
  release: () => void;
  stop: () => void;
}

/** The HTML stops right after the first `until`. All else is proxied from `siteUrl`. */
export async function serveSlowly(siteUrl: string, until: string): Promise<SlowSite> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const middle = type.startsWith('text/html') ? body.indexOf(until) + until.length : 0;
    response.write(body.subarray(0, middle));
    if (middle) await released;
    response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    release();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, release, stop };
}
