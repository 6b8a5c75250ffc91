/**
 * What Cloudflare Pages makes of the site's files, by its own source (cloudflare/workers-sdk): its function
 * answers for the addresses in _routes.json; else the first plain redirection, then files, then the nearest
 * 404 page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fileFor, type Host, isFile } from './host';
import { fits, headersFor, ownCacheControl, redirectLines } from './ruleFiles';

type Worker = (request: Request) => Response;

export function cloudflare(site: string): Host {
  const { include } = JSON.parse(readFileSync(join(site, '_routes.json'), 'utf8'));
  const worker = loadWorker(join(site, '_worker.js'));
  // Others it calls invalid, and goes on.
  const lines = redirectLines(site).filter(
    ({ status, condition }) => /^(200|30[12378])$/.test(status) && !condition,
  );
  return {
    readsFirstLanguageOnly: false,
    ask: async (address, language) => {
      const url = new URL(address, 'https://www.example.com');
      const { pathname: path, search } = url;
      if (include.some((rule: string) => fits(rule, path))) {
        return read(worker(new Request(url, { headers: { 'Accept-Language': language } })));
      }
      const headers = { ...ownCacheControl, ...headersFor(site, path) };
      const line = lines.find(({ from }) => fits(from, path));
      if (line) return { status: Number(line.status), location: line.to + search, headers };
      const isThere = (file: string) => isFile(site, fileFor(file));
      if (isThere(path)) return { status: 200, file: fileFor(path), headers };
      if (isThere(`${path}/`)) return { status: 308, location: `${path}/${search}`, headers };
      return { status: 404, file: nearestNotFound(site, path), headers };
    },
  };
}

function nearestNotFound(site: string, path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const file = `${folder}/404.html`;
  return isFile(site, file) ? file : nearestNotFound(site, folder);
}

/** Jest has no modules of this kind: its default export is taken by hand. */
function loadWorker(file: string): Worker {
  const code = readFileSync(file, 'utf8').replace('export default', 'globalThis.worker =');
  const context: { worker?: { fetch: Worker } } & Record<string, unknown> = {
    URL,
    Headers,
    Response,
  };
  context.globalThis = context;
  runInNewContext(code, context);
  if (!context.worker) throw new Error('_worker.js exports nothing.');
  return context.worker.fetch;
}

const read = ({ status, headers }: Response) => ({
  status,
  location: headers.get('location') ?? undefined,
  headers: Object.fromEntries(headers),
});
