/** Writes `_redirects` and `_headers` for Netlify and Cloudflare Pages. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../content/basePath';
import { readCompany } from '../content/files/read';
import { type HeaderRule, headerRules } from './headers';
import { type NotFoundPage, notFoundPages, type Redirect, redirects } from './redirects';

export function writeNetlifyFiles(root: string, site: string): void {
  writeFileSync(join(site, '_redirects'), redirectLines(redirects(root), notFoundPages(root)));
  const folders = readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const rules = headerRules(basePath(readCompany(root).url), folders);
  writeFileSync(join(site, '_headers'), rules.map(headerLines).join('\n'));
}

/**
 * Both hosts use the first matching line. Netlify redirects from the address of an existing file only if the
 * status has an exclamation mark. Cloudflare always redirects, and skips lines with an exclamation mark, a
 * condition or the status 404. So each host uses its own lines; Cloudflare's language rule is a function
 * (src/hosting/cloudflare.ts).
 */
function redirectLines(rules: Redirect[], notFound: NotFoundPage[]): string {
  const plain = rules.filter(({ language }) => !language);
  return [
    ...rules.map(
      ({ from, to, status, language }) =>
        `${from} ${to} ${status}!${language ? ` Language=${language}` : ''}`,
    ),
    ...plain.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...notFound.map(({ under, page }) => `${under}* ${page} 404`),
    '',
  ].join('\n');
}

const headerLines = ({ path, headers }: HeaderRule) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

interface Rules {
  redirects: Redirect[];
  notFound: NotFoundPage[];
  headers: HeaderRule[];
}

/** Reads the redirects and headers of a built site, as Netlify interprets them. */
export function readNetlifyFiles(site: string): Rules {
  const lines = linesOf(join(site, '_redirects')).map((line) => line.split(' '));
  return {
    redirects: lines.filter(([, , status]) => status?.endsWith('!')).map(redirectIn),
    notFound: lines
      .filter(([, , status]) => status === '404')
      .map(([from = '', page = '']) => ({ under: from.slice(0, -1), page })),
    headers: headersIn(linesOf(join(site, '_headers'))),
  };
}

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

function redirectIn([from = '', to = '', status, condition]: string[]): Redirect {
  const rule = { from, to, status: status === '301!' ? 301 : 302 } as const;
  return condition ? { ...rule, language: condition.replace('Language=', '') } : rule;
}

function headersIn(lines: string[]): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name) rules.push({ path: line, headers: {} });
    else if (rule) rule.headers[name] = value;
  }
  return rules;
}
