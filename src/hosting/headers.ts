/** The HTTP headers, for every host that supports custom ones. */

export interface HeaderRule {
  /** A path, or a prefix followed by `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Folders whose file names contain a hash of the content (see `gatherHashed`). */
export const hashedFolders = [
  '/static/',
  '/fonts/',
  '/cards/',
  '/admin/assets/',
  '/admin/chunks/',
] as const;

/** Scripts, styles and fonts in these folders, also compressed. Pages that are open during an update may still load them. */
export const HASHED_SCRIPTS =
  /\/(static|fonts|admin\/assets|admin\/chunks)\/[^/]+\.(js|css|woff2|wasm)(\.br|\.gz)?$/;

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** The default of Netlify and Cloudflare: revalidated each time. */
  other: 'public, max-age=0, must-revalidate',
} as const;

export const resourcePolicy = 'Cross-Origin-Resource-Policy';

/** The only folder with pictures for other sites, which show links to ours. */
export const SHARED_FOLDER = '/cards/';

/**
 * The rules for a site below the path `base` with these top-level folders. No two rules set the same header for a path:
 * some hosts would send both, others the last.
 */
export function headerRules(base: string, folders: string[]): HeaderRule[] {
  const own = folders.map((folder) => `/${folder}/`);
  const isHashed = (path: string) => (hashedFolders as readonly string[]).includes(path);
  const headersOf = (path: string) => ({
    ...(isHashed(path) && { 'Cache-Control': cacheControl.hashed }),
    ...(own.includes(path) && {
      [resourcePolicy]: path === SHARED_FOLDER ? 'cross-origin' : 'same-origin',
    }),
  });
  const paths = [...new Set([...own, ...hashedFolders])];
  return [
    { path: '/*', headers: security },
    ...paths.map((path) => ({ path: `${base}${path}*`, headers: headersOf(path) })),
  ];
}

/** Sent with every response, including errors and redirects; docs/security.md explains each. */
export const security: Readonly<Record<string, string>> = {
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
