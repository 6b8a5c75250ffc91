/** Serves the built site on this machine as a CDN would: for `npm start` and the browser tests. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { bestLanguage, wishesIn } from '../content/bestLanguage';
import type { HeaderRule } from '../hosting/headers';
import { readNetlifyFiles } from '../hosting/netlify';
import type { Redirect } from '../hosting/redirects';

/** Begins to serve `folder`; port 0 takes any that is free. */
export async function serveSite(
  folder: string,
  port: number,
): Promise<{ url: string; server: Server }> {
  const files = sirv(folder, { etag: true, dotfiles: false, onNoMatch: answerNotFound(folder) });
  const { redirects, headers } = readNetlifyFiles(folder);
  const server = createServer((request, response) => {
    setHeaders(headers, request, response);
    if (!redirect(redirects, request, response)) files(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `http://localhost:${address.port}`, server };
}

/** What the host's rules send with an answer for this path. */
function setHeaders(rules: HeaderRule[], request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?')[0] ?? '';
  for (const { path: rule, headers } of rules) {
    const fits = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    if (!fits) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** Whether a rule answers the request. */
function redirect(rules: Redirect[], request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0];
  const here = rules.filter(({ from }) => from === path);
  const languages = here.flatMap(({ language }) => language ?? []);
  const best = bestLanguage(wishesIn(request.headers['accept-language'] ?? ''), languages);
  const rule = here.find(({ language }) => language === best);
  if (!rule) return false;
  if (languages.length > 0) response.setHeader('Vary', 'Accept-Language');
  response.writeHead(rule.status, { Location: rule.to }).end();
  return true;
}

/** The 404 page in the language of the path: `/el/404.html` below `/el/`. */
function answerNotFound(folder: string) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const pages = new Map(
    ['', ...folders.map(({ name }) => name)]
      .map((language) => [language, join(folder, language, '404.html')] as const)
      .filter(([, file]) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .map(([language, file]) => [language, readFileSync(file)]),
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    const language = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(pages.get(language) ?? pages.get(''));
  };
}
