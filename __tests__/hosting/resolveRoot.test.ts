/** @jest-environment node */

import { type Redirect, rootRedirects } from '../../src/hosting/redirects';
import { resolveRoot } from '../../src/hosting/resolveRoot';

const front = [
  { language: 'el', to: '/about/' },
  { language: 'en', to: '/en/about/' },
  { language: 'ar', to: '/ar/about/' },
];

test.each([
  ['en', '/en/about/'],
  ['el', '/about/'],
  ['ar', '/ar/about/'],
  ['ar-EG,ar;q=0.9,en;q=0.8', '/ar/about/'],
  ['fr', '/about/'],
  ['fr, en;q=0.5', '/en/about/'],
  ['', '/about/'],
])('A visitor whose browser accepts "%s" is redirected to %s', (accepted, page) => {
  expect(resolveRoot(front, accepted)).toBe(page);
});

test('The default language comes first, whatever the order of the redirects', () => {
  const rules: Redirect[] = [
    { from: '/en/', to: '/en/about/', status: 301 },
    { from: '/old/', to: '/de/about/', status: 302, language: 'de' },
    { from: '/', to: '/en/about/', status: 302, language: 'en' },
    { from: '/', to: '/about/', status: 302, language: 'el' },
    { from: '/', to: '/ar/about/', status: 302, language: 'ar' },
    { from: '/', to: '/about/', status: 302 },
  ];
  expect(rootRedirects(rules)).toEqual(front);
});
