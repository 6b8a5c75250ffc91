/** Serves the built site locally as its hosts would, for `npm start` and the browser tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, type HeaderRule } from '../src/hosting/headers';
import { hostFiles } from '../src/hosting/hostFiles';
import { contentType, mimeTypeOf } from '../src/hosting/mimeTypes';
import { readNetlifyFiles } from '../src/hosting/netlify';
import { type NotFoundPage, type Redirect, rootRedirects } from '../src/hosting/redirects';
import { resolveRoot } from '../src/hosting/resolveRoot';

/** Serves `folder`; port 0 means any free port. The URL has the path of the site's address, without its final slash. */
export async function serveSite(
  folder: string,
  port: number,
): Promise<{ url: string; server: Server }> {
  const { redirects, notFound, headers } = readNetlifyFiles(folder);
  const base = redirects.find(({ status }) => status === 302)?.from.slice(0, -1) ?? '';
  const answerNotFound = notFoundAnswer(folder, base, notFound);
  const files = sirv(folder, {
    etag: true,
    // The files from `npm run compress`, if any.
    brotli: true,
    dotfiles: false,
    onNoMatch: answerNotFound,
    setHeaders: (response, path) => {
      const type = mimeTypeOf(path);
      if (type) response.setHeader('Content-Type', contentType(type));
    },
  });
  const server = createServer((request, response) => {
    setHeaders(headers, request, response);
    if (refuse(request, response) || redirect(redirects, request, response)) return;
    if (!pathOf(request).startsWith(`${base}/`)) return answerNotFound(request, response);
    if (addSlash(folder, base, request, response)) return;
    request.url = request.url?.slice(base.length);
    if (isForHosts(request)) return answerNotFound(request, response);
    // sirv doesn't decode these, so it wouldn't find files with these characters in their names.
    request.url = request.url?.replace(/%(2[46BC]|3[ABD]|40)/gi, decodeURIComponent);
    files(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `http://localhost:${address.port}${base}`, server };
}

const pathOf = (request: IncomingMessage) => request.url?.split('?')[0] ?? '';
const queryOf = (request: IncomingMessage) => /\?.*$/.exec(request.url ?? '')?.[0] ?? '';

function setHeaders(rules: HeaderRule[], request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', cacheControl.other);
  const path = pathOf(request);
  for (const { path: rule, headers } of rules) {
    const fits = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    if (!fits) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** This and the next two functions return whether they sent a response. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  return true;
}

function redirect(rules: Redirect[], request: IncomingMessage, response: ServerResponse): boolean {
  const rule = rules.find(({ from }) => from === pathOf(request));
  if (!rule) return false;
  if (rule.language) response.setHeader('Vary', 'Accept-Language');
  const to = rule.language
    ? resolveRoot(rootRedirects(rules), request.headers['accept-language'] ?? '')
    : rule.to;
  response.writeHead(rule.status, { Location: to + queryOf(request) }).end();
  return true;
}

/** Redirects links to pages without their trailing slash. */
function addSlash(
  folder: string,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = pathOf(request);
  if (path.endsWith('/') || !/^(\/[\w-]+)+$/.test(path)) return false;
  if (!existsSync(join(folder, path.slice(base.length), 'index.html'))) return false;
  response.writeHead(301, { Location: `${path}/${queryOf(request)}` }).end();
  return true;
}

const isForHosts = (request: IncomingMessage) =>
  hostFiles.some((name) => pathOf(request) === `/${name}`);

/** Sends the 404 page in the language of the path: `/el/404.html` below `/el/`. */
function notFoundAnswer(folder: string, base: string, rules: NotFoundPage[]) {
  const pages = [...rules, { under: `${base}/`, page: `${base}/404.html` }]
    .map(({ under, page }) => ({ under: under.slice(base.length), page: page.slice(base.length) }))
    .filter(({ page }) => existsSync(join(folder, page)))
    .map(({ under, page }) => ({ under, content: readFileSync(join(folder, page)) }));
  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl.other,
    });
    response.end(pages.find(({ under }) => pathOf(request).startsWith(under))?.content);
  };
}
