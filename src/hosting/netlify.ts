/** `_redirects` and `_headers`, as Netlify reads them; Cloudflare Pages reads all but the language rules. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headerRules } from './headers';
import { type Redirect, redirects } from './redirects';

export function writeNetlifyFiles(root: string, site: string): void {
  writeFileSync(join(site, '_redirects'), redirects(root).map(redirectLine).join(''));
  writeFileSync(join(site, '_headers'), headerRules(site).map(headerLines).join('\n'));
}

/** The exclamation mark puts a rule before the file of that address, which hosts without rules serve. */
const redirectLine = ({ from, to, status, language }: Redirect) =>
  `${from} ${to} ${status}!${language ? ` Language=${language}` : ''}\n`;

const headerLines = ({ path, headers }: HeaderRule) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** What a built site says of its own redirections and headers. */
export function readNetlifyFiles(site: string): { redirects: Redirect[]; headers: HeaderRule[] } {
  return {
    redirects: linesOf(join(site, '_redirects')).map(redirectIn),
    headers: headersIn(linesOf(join(site, '_headers'))),
  };
}

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

function redirectIn(line: string): Redirect {
  const [from = '', to = '', status, condition] = line.split(' ');
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
