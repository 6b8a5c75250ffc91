/**
 * The headers and the 404 pages of the site. `hostFiles.ts` writes them for the hosts, `scripts/siteServer.ts` follows them
 * on this computer; `docs/nginx.conf` has the same.
 */

import type { LoadedContent } from '../../files/read';
import { basePath } from '../../model/company';
import { localizedPath } from '../../model/languages';
import { pagePaths } from '../data/pages';

/** Hosts send these with every response, including errors and redirects. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Each page has the rest of its policy in its head, with hashes of its inline scripts.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Short, as it comes with every file; the policy in each page allows no frame or script that could ask for more.
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // There is no includeSubDomains, as other hosts of the owner may still need plain HTTP.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The default of Netlify and Cloudflare Pages: browsers ask each time whether the file has changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Pages have this header. Other sites may show pictures of shared links, and what an owner puts into `static/`. */
const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Files whose names contain a hash of their content have this header. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** An SVG is a document when it is opened directly; its scripts must not run. */
const sandboxed = { 'Content-Security-Policy': "frame-ancestors 'self'; sandbox" };

export interface HeaderRule {
  /** A folder, with all that is below it, or a pattern for files. */
  path: string | RegExp;
  headers: Readonly<Record<string, string>>;
}

/** The model allows no other character in the site's path that has a meaning in a pattern. */
const escapePattern = (path: string): string => path.replaceAll('.', '\\.');

export const matchesRule = ({ path: rule }: HeaderRule, path: string): boolean =>
  typeof rule === 'string' ? path.startsWith(rule) : rule.test(path);

export interface HostRules {
  /**
   * Every rule that matches a path applies. A header from a later rule replaces the same one from an earlier rule. Only
   * `Content-Security-Policy` appears twice; browsers apply both.
   */
  headers: HeaderRule[];
  /** The pages by folder; the default language's page, for all other paths, comes last. */
  notFound: { under: string; page: string }[];
}

export function hostRules({
  company,
  settings,
}: Pick<LoadedContent, 'company' | 'settings'>): HostRules {
  const base = basePath(company.url);
  const { languages, defaultLanguage } = settings;
  const others = languages.filter((code) => code !== defaultLanguage);
  const start = `^${escapePattern(base)}/`;
  const pathIn = (code: string, path: string) =>
    base + localizedPath(path, code, code === defaultLanguage);
  const pages = [...pagePaths(process.cwd()), ...languages.map((code) => `/${code}/`), '/admin/'];
  const hashedFolders = ['/admin/assets/', '/admin/chunks/', '/cards/', '/fonts/', '/static/'];
  return {
    headers: [
      { path: '/', headers: securityHeaders },
      ...pages.map((path) => ({ path: base + path, headers: sameOrigin })),
      ...hashedFolders.map((path) => ({ path: base + path, headers: hashed })),
      { path: new RegExp(`${start}[^/]+[.-][0-9a-f]{20}\\.(js|css)$`), headers: hashed },
      { path: `${base}/map/`, headers: sandboxed },
      { path: new RegExp(`${start}[^/]+\\.svg$`), headers: sandboxed },
    ],
    notFound: [...others, defaultLanguage].map((code) => ({
      under: pathIn(code, '/'),
      page: pathIn(code, '/404.html'),
    })),
  };
}
