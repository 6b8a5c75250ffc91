/** @jest-environment node */
import { headerRules } from '../../src/hosting/headers';

const rules = headerRules('', ['about', 'admin', 'cards', 'static']);
const headersOf = (path: string) => rules.find((rule) => rule.path === path)?.headers;

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
  const kept = rules.flatMap(({ path, headers }) =>
    headers['Cache-Control'] ? [[path, headers['Cache-Control']]] : [],
  );
  expect(kept.toSorted()).toEqual(
    ['/admin/assets/*', '/admin/chunks/*', '/cards/*', '/fonts/*', '/static/*'].map((path) => [
      path,
      'public, max-age=31536000, immutable',
    ]),
  );
});

test('Other sites can embed the pictures for shared links, and nothing else', () => {
  const policies = ['/about/*', '/admin/*', '/cards/*', '/static/*'].map(
    (path) => headersOf(path)?.['Cross-Origin-Resource-Policy'],
  );
  expect(policies).toEqual(['same-origin', 'same-origin', 'cross-origin', 'same-origin']);
});

test('Below a path, the rules for folders are for those there', () => {
  expect(headerRules('/about-us', ['static']).map(({ path }) => path)).toContain(
    '/about-us/static/*',
  );
});
