/** nginx's configuration of the site: a file for the folder `sites-enabled` of Debian's nginx. */
import { readFileSync } from 'node:fs';
import type { LoadedContent } from '../../files/read';
import { basePath } from '../../model/company';
import { escapePattern, type HeaderRule, hostRules, revalidate, securityHeaders } from './rules';

/** The headers that nginx.conf sets by path, which are also its placeholders. */
const byPath = ['Cache-Control', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy'];

export function nginxConfiguration(content: Pick<LoadedContent, 'company' | 'settings'>): string {
  const { url } = content.company;
  const { headers, notFound } = hostRules(content);
  const { hostname } = new URL(url);
  const values: Record<string, string> = {
    // nginx's tables of names have no room for long ones, such as that of an Arabic domain; patterns aren't in them.
    host: hostname.length > 40 ? `"~^${escapePattern(hostname)}$"` : hostname,
    base: basePath(url),
    basePattern: escapePattern(basePath(url)),
    notFound: lines(notFound, ({ under, page }) => `    ~^${escapePattern(under)} ${page};`),
    revalidate,
    securityHeaders: lines(
      Object.entries(securityHeaders).filter(([name]) => !byPath.includes(name)),
      ([name, value]) => `    add_header ${name} "${value}" always;`,
    ),
    ...Object.fromEntries(byPath.map((name) => [name, patterns(name, headers)])),
  };
  return readFileSync('src/pipeline/hosts/nginx.conf', 'utf8').replace(
    /\{\{([\w-]+)\}\}/g,
    (_, name) => values[name] ?? '',
  );
}

const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join('\n');

/** nginx takes the first pattern that matches, so the last rule comes first. */
function patterns(name: string, rules: HeaderRule[]): string {
  const matching = rules.filter(({ headers }) => headers[name]).reverse();
  return lines(matching, ({ path, headers }) => `    "~${patternOf(path)}" "${headers[name]}";`);
}

const patternOf = (path: HeaderRule['path']) =>
  typeof path === 'string' ? `^${escapePattern(path)}` : path.source.replaceAll('\\/', '/');
