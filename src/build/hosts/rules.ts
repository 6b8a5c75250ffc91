/**
 * The headers, redirects and 404 pages of the site: one table of each. `hostFiles.ts` and `nginx.ts` write them for the
 * hosts, `scripts/siteServer.ts` follows them on this computer.
 */
import { basePath } from '../../model/company';
import { readCompany, readSite } from '../../model/files/read';
import { localizedPath } from '../../model/languages/languages';
import { pagePaths } from '../data/pages';

/** Sent with every response, including errors and redirects; docs/security.md explains each. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Each page has the rest of its policy in its head, with hashes of its inline scripts.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Short, as it comes with every file; the policy in each page allows no frame or script that could ask for more.
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains: other hosts of the owner may still need plain HTTP.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The default of Netlify and Cloudflare Pages: browsers ask each time whether the file has changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

const ownFile = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Other sites show these with links to ours. */
const sharedFile = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** For files whose names contain a hash of their content. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ownHashedFile = { ...hashed, ...ownFile };
/** An SVG is a document when it is opened directly; its scripts must not run. */
const sandboxed = { 'Content-Security-Policy': "frame-ancestors 'self'; sandbox" };

export interface HeaderRule {
  /** A folder, with all that is below it, or a pattern for files. */
  path: string | RegExp;
  headers: Readonly<Record<string, string>>;
}

/**
 * Every rule that matches a path applies. A header from a later rule replaces the same one from an earlier rule; hosts
 * that send both instead lose nothing, as only `Content-Security-Policy` is in two.
 */
export function headerRules(root: string): HeaderRule[] {
  const base = basePath(readCompany(root).url);
  const { languages } = readSite(root);
  const pages = [...pagePaths(process.cwd()), ...languages.map((code) => `/${code}/`)];
  return [
    { path: '/', headers: securityHeaders },
    ...pages.map((page) => ({ path: base + page, headers: ownFile })),
    { path: `${base}/admin/`, headers: ownFile },
    { path: `${base}/admin/assets/`, headers: hashed },
    { path: `${base}/admin/chunks/`, headers: hashed },
    { path: `${base}/fonts/`, headers: ownHashedFile },
    { path: `${base}/static/`, headers: ownHashedFile },
    { path: new RegExp(`^${base}/[^/]+[.-][0-9a-f]{20}\\.(js|css)$`), headers: ownHashedFile },
    { path: `${base}/cards/`, headers: { ...hashed, ...sharedFile } },
    { path: `${base}/map/`, headers: { ...ownFile, ...sandboxed } },
    { path: new RegExp(`^${base}/(static/.+|[^/]+)\\.svg$`), headers: sandboxed },
  ];
}

export const matchesRule = ({ path: rule }: HeaderRule, path: string): boolean =>
  typeof rule === 'string' ? path.startsWith(rule) : rule.test(path);

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
  /** Applies only to visitors who prefer this language. */
  language?: string;
}

/** The first matching redirect applies. */
export function redirects(root: string): Redirect[] {
  const { languages, defaultLanguage } = readSite(root);
  const base = basePath(readCompany(root).url);
  const about = (code: string) => base + localizedPath('/about/', code, code === defaultLanguage);
  const front = { from: `${base}/`, status: 302 } as const;
  return [
    ...languages.map((language) => ({ ...front, to: about(language), language })),
    { ...front, to: about(defaultLanguage) },
    ...folders(root).map(
      ({ code, folder }) => ({ from: folder, to: about(code), status: 301 }) as const,
    ),
  ];
}

/** By folder: the default language's page, for all other paths, comes last. */
export function notFoundPages(root: string): { under: string; page: string }[] {
  const base = basePath(readCompany(root).url);
  return [...folders(root).map(({ folder }) => folder), `${base}/`].map((under) => ({
    under,
    page: `${under}404.html`,
  }));
}

/** The folder of each language except the default one. */
function folders(root: string): { code: string; folder: string }[] {
  const { languages, defaultLanguage } = readSite(root);
  const base = basePath(readCompany(root).url);
  return languages
    .filter((code) => code !== defaultLanguage)
    .map((code) => ({ code, folder: base + localizedPath('/', code, false) }));
}
