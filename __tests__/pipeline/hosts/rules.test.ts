/** @jest-environment node */

import { contentRoot } from '../../../src/files/contentRoot';
import { readContent } from '../../../src/files/read';
import { nginxConfiguration } from '../../../src/pipeline/hosts/nginx';
import { hostRules, matchesRule, revalidate } from '../../../src/pipeline/hosts/rules';
import { copyContent, edit } from '../../model/project';

/** The headers that a path gets. Hosts that combine rules would send others than the policy twice. */
function headersOf(path: string, root = contentRoot()): Record<string, string | undefined> {
  const rules = hostRules(readContent(root)).headers.filter((rule) => matchesRule(rule, path));
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated.filter((name) => name !== 'Content-Security-Policy')).toEqual([]);
  return Object.assign({ 'Cache-Control': revalidate }, ...rules.map(({ headers }) => headers));
}

const security = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};
const sandbox = { 'Content-Security-Policy': "frame-ancestors 'self'; sandbox" };
const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const asked = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const HASH = '0123456789abcdef0123';

test.each([
  ['/', asked],
  ['/about/', { ...asked, ...own }],
  ['/el/about/', { ...asked, ...own }],
  ['/admin/admin.js', { ...asked, ...own }],
  ['/admin/chunks/editor-1A2B.js', { ...kept, ...own }],
  ['/admin/assets/font.woff2', { ...kept, ...own }],
  ['/fonts/sans.woff2', kept],
  ['/static/photo.avif', kept],
  [`/client-${HASH}.js`, kept],
  [`/styles.${HASH}.css`, kept],
  // Other sites show the card with a link to ours.
  ['/cards/en.jpg', kept],
  // Scripts in a picture that is opened by itself don't run.
  ['/seal.svg', { ...asked, ...sandbox }],
  ['/map/wide.en.svg', { ...asked, ...sandbox }],
  ['/static/logo-1a2b.svg', { ...kept, ...sandbox }],
  // What an owner adds in static/ keeps its name when it changes.
  ['/brochure.pdf', asked],
  ['/verification-1234.js', asked],
])('%s gets the right headers', (path, expected) => {
  expect(headersOf(path)).toEqual({ ...security, ...expected });
});

describe('A site in Greek and English below a path', () => {
  let root: string;
  beforeAll(() => {
    root = copyContent();
    edit<{ url: string }>(root, 'content/company.json', (company) => {
      company.url = 'https://example.com/about-us';
    });
    edit<{ languages: string[]; defaultLanguage: string }>(root, 'content/site.json', (site) => {
      site.languages = ['en', 'el'];
      site.defaultLanguage = 'el';
    });
  });

  test('redirects only addresses there', () => {
    const { front, notFound } = hostRules(readContent(root));
    expect(front).toEqual([
      { language: 'en', to: '/about-us/en/about/' },
      { language: 'el', to: '/about-us/about/' },
      { to: '/about-us/about/' },
    ]);
    expect(notFound).toEqual([
      { under: '/about-us/en/', page: '/about-us/en/404.html' },
      { under: '/about-us/', page: '/about-us/404.html' },
    ]);
  });

  test('sends its headers also below a path with a dot, and not below one that looks like it', () => {
    const dotted = copyContent();
    edit<{ url: string }>(dotted, 'content/company.json', (company) => {
      company.url = 'https://example.com/a.b~c/d-e_f';
    });
    expect(headersOf('/a.b~c/d-e_f/seal.svg', dotted)).toMatchObject(sandbox);
    expect(headersOf('/axb~c/d-e_f/seal.svg', dotted)).not.toMatchObject(sandbox);
    expect(nginxConfiguration(readContent(dotted))).toContain('"~^/a\\.b~c/d-e_f/map/"');
  });

  test('sends its own headers only there', () => {
    expect(headersOf('/about-us/static/a.js', root)).toMatchObject(kept);
    expect(headersOf(`/about-us/app-${HASH}.js`, root)).toMatchObject(kept);
    expect(headersOf('/about-us/seal.svg', root)).toMatchObject(sandbox);
    expect(headersOf('/static/a.js', root)).toEqual({ ...security, ...asked });
  });
});
