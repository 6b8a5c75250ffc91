/** Writes what hosts read: `_headers` and `_redirects` for Netlify and Cloudflare Pages, and nginx's configuration. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../model/company';
import { readCompany } from '../../model/files/read';
import { nginxConfiguration } from './nginx';
import { type HostRules, hostRules } from './rules';

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
  const rules = hostRules(root);
  write('_headers', headerLines(rules, files));
  write('_redirects', redirectLines(rules));
  mkdirSync('deploy', { recursive: true });
  writeFileSync('deploy/nginx.conf', nginxConfiguration(root));
}

/** These hosts know no patterns: a pattern becomes the files that it matches. */
const headerLines = ({ headers: rules }: HostRules, files: string[]) =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      const paths =
        typeof path === 'string' ? [`${path}*`] : files.filter((file) => path.test(file)).sort();
      return paths.map((one) => `${one}\n${lines.join('')}`);
    })
    .join('\n');

/**
 * Both hosts use the first matching line. Netlify redirects from the address of an existing file only if the status has
 * an exclamation mark. Cloudflare always redirects, and skips lines with an exclamation mark, a condition or the status
 * 404. So each host uses its own lines.
 */
function redirectLines({ redirects, notFound }: HostRules): string {
  const lines = [
    ...redirects.map(
      ({ from, to, status, language }) =>
        `${from} ${to} ${status}!${language ? ` Language=${language}` : ''}`,
    ),
    ...redirects
      .filter(({ language }) => !language)
      .map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...notFound.map(({ under, page }) => `${under}* ${page} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
