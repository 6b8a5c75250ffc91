/**
 * The headers and the 404 pages of a site. `adapter.ts` writes them for hosts; a server on one's own computer can follow
 * them.
 */

/** Hosts send these with every response, including errors and redirects. */
const securityHeaders = {
  // Pages can have the rest of their policy in their heads, with hashes of their inline scripts.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Short, as it comes with every file.
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // There is no includeSubDomains, as other hosts of the owner may still need plain HTTP.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The default of Netlify and Cloudflare Pages: browsers ask each time whether the file has changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

const sameOriginOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** An SVG is a document when it is opened directly; its scripts must not run. */
const sandbox = { 'Content-Security-Policy': "frame-ancestors 'self'; sandbox" };

/** Paths begin with a slash and are those in the site, without its `pathPrefix`. Folders also end with a slash. */
export interface RuleOptions {
  /** Ends with Gatsby's `pathPrefix`, if there is one. */
  siteUrl: string;
  /** The 404 pages of folders, besides Gatsby's `/404.html`: `/es/404.html`. The first whose folder matches is shown. */
  notFoundPages?: string[];
  /** Folders of which other sites may load nothing. */
  sameOrigin?: string[];
  /** Folders in which each file's name contains a hash of its content, besides Gatsby's `/static/`. */
  hashed?: string[];
  /** Folders with SVG files, besides the site's root. */
  sandboxed?: string[];
}

interface HeaderRule {
  /** A folder, with all that is below it. */
  folder: string;
  /** Only files in the folder itself, with such names. */
  names?: RegExp;
  headers: Readonly<Record<string, string>>;
}

export interface HostRules {
  /**
   * Every rule that matches a path applies. A header from a later rule replaces the same one from an earlier rule. Only
   * `Content-Security-Policy` appears twice; browsers apply both.
   */
  headers: HeaderRule[];
  /** The first match is used. */
  notFound: { folder: string; page: string }[];
}

export function hostRules(options: RuleOptions): HostRules {
  const { siteUrl, notFoundPages = [], sameOrigin = [], hashed = [], sandboxed = [] } = options;
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const root = `${base}/`;
  const rulesFor = (folders: string[], headers: HeaderRule['headers']) =>
    folders.map((folder) => ({ folder: base + folder, headers }));
  return {
    headers: [
      { folder: '/', headers: securityHeaders },
      ...rulesFor(sameOrigin, sameOriginOnly),
      ...rulesFor([...hashed, '/static/'], immutable),
      { folder: root, names: /^[^/]+[.-][0-9a-f]{20}\.(js|css)$/, headers: immutable },
      ...rulesFor(sandboxed, sandbox),
      { folder: root, names: /^[^/]+\.svg$/, headers: sandbox },
    ],
    notFound: [...notFoundPages, '/404.html'].map((page) => ({
      folder: base + page.replace(/[^/]+$/, ''),
      page: base + page,
    })),
  };
}

/** `path` may be outside the site. With status 404, `Cache-Control` is `revalidate` instead. */
export const headersFor = ({ headers: rules }: HostRules, path: string): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': revalidate },
    ...rules
      .filter(
        ({ folder, names }) =>
          path.startsWith(folder) && (!names || names.test(path.slice(folder.length))),
      )
      .map(({ headers }) => headers),
  );

/** The page to show if there is no file for `path`. */
export const notFoundPage = ({ notFound }: HostRules, path: string): string | undefined =>
  notFound.find(({ folder }) => path.startsWith(folder))?.page;
