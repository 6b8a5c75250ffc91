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

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** The default of Netlify and Cloudflare: revalidated each time. */
  other: 'public, max-age=0, must-revalidate',
} as const;

/** No two rules set the same header for a path: some hosts would send both, others the last. */
export const headerRules = (): HeaderRule[] => [
  { path: '/*', headers: security },
  ...hashedFolders.map((folder) => ({
    path: `${folder}*`,
    headers: { 'Cache-Control': cacheControl.hashed },
  })),
];

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
