/** Serves a built site as a CDN does: with its headers, compressed with Brotli. */
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serveSite } from '../../scripts/siteServer';
import { contentRoot } from '../../src/files/contentRoot';
import { listen } from '../tools/freePort';

export interface CompressedSite {
  url: string;
  /** Bytes of a file's body as it is sent. */
  compressedSize: (path: string) => Promise<number>;
  stop: () => void;
}

export async function serveCompressed(site: string): Promise<CompressedSite> {
  const origin = await serveSite(site, 0, contentRoot());
  // Longer than any test: a connection that ends while it is used again is an error.
  origin.server.keepAliveTimeout = 600_000;
  const answers = new Map<string, ReturnType<typeof compress>>();
  const answerTo = (path: string) => {
    const answer = answers.get(path) ?? compress(`${origin.url}${path}`);
    answers.set(path, answer);
    return answer;
  };
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answerTo(request.url ?? '/');
    response.writeHead(status, headers).end(body);
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    compressedSize: async (path) => (await answerTo(path)).body.length,
    stop: () => [server, origin.server].forEach(close),
  };
}

const IS_TEXT = /text|javascript|json|xml|wasm/;

async function compress(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const { status } = response;
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  if (!IS_TEXT.test(headers['content-type'] ?? '')) return { status, headers, body };
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    // In the background: meanwhile, connections would be closed.
    body: await promisify(brotliCompress)(body),
  };
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
