/** Serves the built site on this machine as a CDN would: for `npm start` and the browser tests. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { bestLanguage, wishesIn } from '../content/bestLanguage';

/** Begins to serve `folder`; port 0 takes any that is free. */
export async function serveSite(
  folder: string,
  port: number,
): Promise<{ url: string; server: Server }> {
  const files = sirv(folder, { etag: true, dotfiles: false, onNoMatch: answerNotFound(folder) });
  const rules = redirectsIn(folder);
  const server = createServer((request, response) => {
    if (!redirect(rules, request, response)) files(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `http://localhost:${address.port}`, server };
}

interface Rule {
  from: string;
  to: string;
  status: number;
  /** For visitors who prefer it. */
  language?: string;
}

/** What `src/build/redirects.ts` wrote. */
function redirectsIn(folder: string): Rule[] {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => {
    const [from = '', to = '', status = '', condition] = line.split(' ');
    return { from, to, status: Number.parseInt(status, 10), language: condition?.split('=')[1] };
  });
}

/** Whether a rule answers the request. */
function redirect(rules: Rule[], request: IncomingMessage, response: ServerResponse): boolean {
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
