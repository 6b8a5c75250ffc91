/** What is sent with the site's files, on every host that can be told. */
import { readdirSync } from 'node:fs';

export interface HeaderRule {
  /** A path, or the beginning of one before a `*`. */
  path: string;
  headers: Record<string, string>;
}

/** No header is named by two rules for one path: some hosts would send both, others the last. */
export function headerRules(site: string): HeaderRule[] {
  return [
    { path: '/*', headers: security },
    ...immutablePaths(site).map((path) => ({ path, headers: { 'Cache-Control': forever } })),
  ];
}

/** For what has its content's hash in its name. All else is asked for anew each time, and answered with 304. */
const forever = 'public, max-age=31536000, immutable';

/** docs/security.md has the reason for each. */
const security = {
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
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Folders of such files only, and those at the top. */
function immutablePaths(site: string): string[] {
  const hashed = readdirSync(site).filter((name) =>
    /(^|-)[0-9a-f]{20}\.(js|css)(\.map)?$/.test(name),
  );
  const folders = ['static', 'fonts', 'cards', 'admin/assets', 'admin/chunks'];
  return [...folders.map((folder) => `/${folder}/*`), ...hashed.map((name) => `/${name}`)];
}
