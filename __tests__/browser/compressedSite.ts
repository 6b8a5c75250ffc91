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

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** `extra`: files to serve besides the site's own, by path. */
export async function serveCompressed(
  site: string,
  extra: Record<string, string> = {},
): Promise<CompressedSite> {
  const origin = await serveSite(site, 0, contentRoot());
  // Longer than any test: a connection that ends while it is used again is an error.
  origin.server.keepAliveTimeout = 600_000;
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (path: string) => {
    const answer = answers.get(path) ?? compress(`${origin.url}${path}`, extra[path]);
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

async function compress(url: string, content?: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  const type = content === undefined ? headers['content-type'] : typeOf(url);
  const body = content === undefined ? await response.arrayBuffer() : content;
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  const status = content === undefined ? response.status : 200;
  if (!type || !IS_TEXT.test(type)) return { status, headers, body: bytes };
  return {
    status,
    headers: { ...headers, 'content-type': type, 'content-encoding': 'br' },
    // In the background: meanwhile, connections would be closed.
    body: await promisify(brotliCompress)(bytes),
  };
}

const typeOf = (url: string) => (url.endsWith('.js') ? 'text/javascript' : 'text/html');

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
