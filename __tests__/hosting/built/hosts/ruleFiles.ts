/** `_redirects` and `_headers`, read as Netlify and Cloudflare Pages say that they read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  from: string;
  to: string;
  status: string;
  condition?: string;
}

export const redirectLines = (site: string): Line[] =>
  readFileSync(join(site, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '', condition] = line.split(' ');
      return { from, to, status, condition };
    });

/** A star stands for anything. */
export const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(path);

/** Both add up what every fitting rule says; the values of one header are joined by commas. */
export function headersFor(site: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let rule = '';
  for (const line of readFileSync(join(site, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rule = line;
    else if (name && value && fits(rule, path)) {
      const key = name.toLowerCase();
      headers[key] = headers[key] ? `${headers[key]}, ${value}` : value;
    }
  }
  return headers;
}

/** What both send where no rule says otherwise. */
export const ownCacheControl = { 'cache-control': 'public, max-age=0, must-revalidate' };
