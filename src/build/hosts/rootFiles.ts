/** The files that programs look for at fixed addresses: `sitemap.xml`, `robots.txt` and `security.txt`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCompany, readSite } from '../../model/files/read';
import { localizedPath } from '../../model/languages/languages';
import { hasPage, pagePaths } from '../data/pages';

/** One in `static/` is used instead. `note` prints a line for the owner. */
export function writeRootFiles(
  root: string,
  site: string,
  note: (text: string) => void,
  now = new Date(),
): void {
  const files = {
    'sitemap.xml': sitemap(root),
    'robots.txt': robots(root),
    '.well-known/security.txt': securityTxt(root, now),
  };
  for (const [name, text] of Object.entries(files)) {
    if (existsSync(join('static', name))) continue;
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const { origin, pathname } = new URL(readCompany(root).url);
  if (pathname !== '/')
    note(
      `Robots look for robots.txt and .well-known/security.txt at ${origin}/ only: copy both there (docs/publishing.md).`,
    );
}

/** Every page in each of its languages. Each page's head names the others. */
export function sitemap(root: string): string {
  const { url } = readCompany(root);
  const { languages, defaultLanguage } = readSite(root);
  const entries = pagePaths(process.cwd()).flatMap((path) =>
    languages
      .filter((code) => hasPage(root, path, code))
      .map((code) => localizedPath(path, code, code === defaultLanguage))
      .map((address) => `  <url><loc>${url}${address}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Allows everything; pages that should not be indexed have their own meta element. */
const robots = (root: string) => `User-agent: *
Allow: /

Sitemap: ${readCompany(root).url}/sitemap.xml
`;

/** RFC 9116, which recommends that it expires in less than a year. */
function securityTxt(root: string, now: Date): string {
  const { email, url } = readCompany(root);
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + 360);
  const [day] = expires.toISOString().split('T');
  return `Contact: mailto:${email}
Expires: ${day}T00:00:00Z
Canonical: ${new URL(url).origin}/.well-known/security.txt
`;
}
