/** Serves a built site on this computer by the rules of its hosts, for `npm start` and the browser tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, hostRules, notFoundPage, revalidate } from '../plugins/host-files';
import { readCompany, readSettings } from '../src/files/read';
import { basePath } from '../src/model/company';
import { hostOptions } from '../src/pipeline/hostOptions';

/**
 * What a plugin serves on this computer only; returns whether it has answered the request. `path` is without that of the
 * site.
 */
export type LocalServer = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => boolean;

/**
 * Those of the plugins in `gatsby-config.ts` that have a file `localServer.ts`, whose `localServer` gets the plugin's options.
 */
export async function localServers(): Promise<LocalServer[]> {
  const { default: config } = await import('../gatsby-config');
  const plugins = (config.plugins ?? []).flatMap((plugin) =>
    plugin && typeof plugin === 'object' ? plugin : [],
  );
  const fileOf = (plugin: string) => join(__dirname, '../plugins', plugin, 'localServer.ts');
  const own = plugins.filter((one) => existsSync(fileOf(one.resolve)));
  return Promise.all(
    own.map(async (one) => {
      const { localServer } = await import(fileOf(one.resolve));
      return localServer(one.options);
    }),
  );
}

/**
 * `folder` has the site that was built from the content in `root`. Port 0 means any free port. The URL ends with the path of
 * the site, if any.
 */
export async function serveSite(
  folder: string,
  port: number,
  root: string,
  local: LocalServer[] = [],
): Promise<{ url: string; server: Server }> {
  const company = readCompany(root);
  const base = basePath(company.url);
  const rules = hostRules(hostOptions({ company, settings: readSettings(root) }));
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    const { pathname: requested, search } = new URL(`http://localhost${request.url}`);
    // A redirect to //about/ would lead to the host "about".
    const pathname = requested.replace(/^\/{2,}/, '/');
    const redirect = (status: number, to?: string) =>
      response.writeHead(status, { Location: `${to}${search}` }).end();
    const isFile = (path: string) =>
      path.startsWith(`${base}/`) && existsSync(join(folder, path.slice(base.length)));

    // On a host, these addresses are another site's. Here, an owner may have typed them without the path.
    if (base && /^\/(admin\/?)?$/.test(pathname)) return redirect(302, base + pathname);

    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
    if (local.some((answer) => answer(request, response, path))) return;
    for (const [name, value] of Object.entries(headersFor(rules, pathname)))
      response.setHeader(name, value);

    if (!pathname.endsWith('/') && isFile(`${pathname}/index.html`))
      return redirect(301, `${pathname}/`);

    const sendNotFound = () => {
      const page = notFoundPage(rules, pathname);
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate };
      response.writeHead(404, headers);
      response.end(page && isFile(page) && readFileSync(join(folder, page.slice(base.length))));
    };
    if (!pathname.startsWith(`${base}/`)) return sendNotFound();
    // sirv fails at a range that ends before it starts.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (!from || (to && Number(to) < Number(from))) delete request.headers.range;
    // sirv doesn't decode these characters.
    request.url = pathname.slice(base.length).replace(/%(2[46BC]|3[ABD]|40)/gi, decodeURIComponent);
    files(request, response, sendNotFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}${base}`, server };
}
