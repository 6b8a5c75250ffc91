/** What is sent with the site's files, on every host that can be told. */

export interface HeaderRule {
  /** A path, or the beginning of one before a `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Only what is in these folders has its content's hash in its name (`gatherHashed` sees to it). */
export const hashedFolders = [
  '/static/',
  '/fonts/',
  '/cards/',
  '/admin/assets/',
  '/admin/chunks/',
] as const;

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** What the hosts with rule files do by themselves: asked for anew each time, answered with 304. */
  other: 'public, max-age=0, must-revalidate',
} as const;

/** No header is named by two rules for one path: some hosts would send both, others the last. */
export const headerRules = (): HeaderRule[] => [
  { path: '/*', headers: security },
  ...hashedFolders.map((folder) => ({
    path: `${folder}*`,
    headers: { 'Cache-Control': cacheControl.hashed },
  })),
];

/** Sent with everything, errors and redirections too; docs/security.md has the reason for each. */
export const security: Readonly<Record<string, string>> = {
  // What else a page may do stands in the page itself, where it can name its own inline pieces.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains: an owner's other hosts may still need plain HTTP.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};
