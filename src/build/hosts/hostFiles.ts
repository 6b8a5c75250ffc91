/** Writes what hosts read: `_headers` and `_redirects` for Netlify and Cloudflare Pages, and nginx's configuration. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../model/company';
import { readCompany } from '../../model/files/read';
import { nginxConfiguration } from './nginx';
import { type HeaderRule, headerRules, notFoundPages, redirects } from './rules';

/** Rules of the owner's own, in `static/`, come first. */
export function writeHostFiles(root: string, site: string): void {
  const write = (name: string, text: string) => {
    const file = join('static', name);
    const own = existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n` : '';
    writeFileSync(join(site, name), own + text);
  };
  const base = basePath(readCompany(root).url);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${base}/${file.replaceAll('\\', '/')}`,
  );
  write('_headers', headerLines(headerRules(root), files));
  write('_redirects', redirectLines(root));
  mkdirSync('deploy', { recursive: true });
  writeFileSync('deploy/nginx.conf', nginxConfiguration(root));
}

const headerLines = (rules: HeaderRule[], files: string[]) =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      const paths = typeof path === 'string' ? [`${path}*`] : namesOf(path, files);
      return paths.map((one) => `${one}\n${lines.join('')}`);
    })
    .join('\n');

/**
 * These hosts know no patterns, and Cloudflare a hundred rules: a pattern becomes the files that it matches, with `*` in
 * place of a hash, as `public` may have files of earlier builds.
 */
const namesOf = (pattern: RegExp, files: string[]) => [
  ...new Set(
    files
      .filter((file) => pattern.test(file))
      .map((file) => file.replace(/[0-9a-f]{20}(?=\.\w+$)/, '*')),
  ),
];

/**
 * Both hosts use the first matching line. Netlify redirects from the address of an existing file only if the status has
 * an exclamation mark. Cloudflare always redirects, and skips lines with an exclamation mark, a condition or the status
 * 404. So each host uses its own lines.
 */
function redirectLines(root: string): string {
  const rules = redirects(root);
  return [
    ...rules.map(
      ({ from, to, status, language }) =>
        `${from} ${to} ${status}!${language ? ` Language=${language}` : ''}`,
    ),
    ...rules
      .filter(({ language }) => !language)
      .map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...notFoundPages(root).map(({ under, page }) => `${under}* ${page} 404`),
    '',
  ].join('\n');
}
