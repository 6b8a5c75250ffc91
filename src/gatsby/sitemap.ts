/** Writes `sitemap.xml` with every page in each of its languages, and `robots.txt`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompany, readSite } from '../content/files/read';
import { alternatesOf } from '../content/languages/alternates';
import { hasPage } from './legalPages';
import { pagePaths } from './pagePaths';

export function writeSitemap(root: string, site: string): void {
  const { url } = readCompany(root);
  writeFileSync(join(site, 'sitemap.xml'), sitemap(root));
  writeFileSync(join(site, 'robots.txt'), robots(url));
}

export function sitemap(root: string): string {
  const { url } = readCompany(root);
  const { languages, defaultLanguage } = readSite(root);
  const listed = languages.map((code) => ({ code, isDefault: code === defaultLanguage }));
  const entries = pagePaths(process.cwd()).flatMap((path) => {
    const existing = listed.filter(({ code }) => hasPage(root, path, code));
    const alternates = alternatesOf(url, path, existing);
    const links = alternates.map(
      (one) => `    <xhtml:link rel="alternate" hreflang="${one.language}" href="${one.url}"/>`,
    );
    return alternates
      .filter(({ language }) => language !== 'x-default')
      .map((one) => `  <url>\n    <loc>${one.url}</loc>\n${links.join('\n')}\n  </url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Allows everything; pages that should not be indexed have their own meta element. */
const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap.xml
`;
