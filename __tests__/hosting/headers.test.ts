/** @jest-environment node */
import { headerRules } from '../../src/hosting/headers';

const headersOf = (path: string) => headerRules().find((rule) => rule.path === path)?.headers;

test('Every answer of the site has its security headers', () => {
  expect(headersOf('/*')).toEqual({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  });
});

test('Browsers keep for a year what has the hash of its content in its name, and nothing else', () => {
  const kept = headerRules().filter(({ headers }) => 'Cache-Control' in headers);
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  expect(kept).toEqual([
    { path: '/static/*', headers },
    { path: '/fonts/*', headers },
    { path: '/cards/*', headers },
    { path: '/admin/assets/*', headers },
    { path: '/admin/chunks/*', headers },
  ]);
});
