/**
 * Writes what hosts read (`_headers` and `_redirects` for Netlify and Cloudflare Pages) and what programs look for at fixed
 * addresses (`sitemap.xml` and `robots.txt`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../files/files';
import type { LoadedContent } from '../../files/read';
import { basePath, machineUrl } from '../../model/company';
import { pageAddresses } from '../data/pages';
import { type HostRules, hostRules } from './rules';

export function writeHostFiles(
  content: LoadedContent,
  output: string,
  note: (text: string) => void,
): void {
  const { url } = content.company;
  const base = basePath(url);
  const built = readdirSync(output, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${base}/${file.replaceAll('\\', '/')}`,
  );
  const rules = hostRules(content);
  for (const [name, text] of Object.entries({
    _headers: headerLines(rules, built),
    _redirects: redirectLines(rules),
    'sitemap.xml': sitemap(content),
    'robots.txt': robots(machineUrl(url)),
  })) {
    // The owner's own file is used instead; rules of the owner's own come first.
    const file = join('static', name);
    const own = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (own === undefined) writeFile(join(output, name), text);
    else if (name.startsWith('_')) writeFile(join(output, name), `${own.trimEnd()}\n${text}`);
  }
  if (base)
    note(
      `Robots look for robots.txt at ${new URL(url).origin}/ only: copy it there (docs/publishing.md).`,
    );
}

/** These hosts know no patterns: a pattern becomes the files that it matches. */
const headerLines = ({ headers: rules }: HostRules, files: string[]) =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      const paths =
        typeof path === 'string' ? [`${path}*`] : files.filter((file) => path.test(file)).sort();
      return paths.map((line) => `${line}\n${lines.join('')}`);
    })
    .join('\n');

const redirectLines = ({ notFound }: HostRules) =>
  notFound.map(({ under, page }) => `${under}* ${page} 404\n`).join('');

/** Every page in each of its languages. Each page's head names the others. */
function sitemap(content: LoadedContent): string {
  const url = machineUrl(content.company.url);
  const entries = pageAddresses(content, process.cwd()).map(
    (address) => `  <url><loc>${url}${address}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Allows everything; pages that should not be indexed have their own meta element. */
const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;
