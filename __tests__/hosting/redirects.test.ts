/** @jest-environment node */
import { contentRoot } from '../../src/content/files/contentRoot';
import { readSite } from '../../src/content/files/read';
import { notFoundPages, redirects } from '../../src/hosting/redirects';
import { copyContent, edit } from '../content/project';

test('The front page redirects to the language that the visitor prefers, else to the default one', () => {
  const root = copyContent();
  edit<{ languages: string[]; defaultLanguage: string }>(root, 'content/site.json', (site) => {
    site.languages = ['el', 'en'];
    site.defaultLanguage = 'el';
  });
  expect(redirects(root)).toEqual([
    { from: '/', to: '/about/', status: 302, language: 'el' },
    { from: '/', to: '/en/about/', status: 302, language: 'en' },
    { from: '/', to: '/about/', status: 302 },
    { from: '/en/', to: '/en/about/', status: 301 },
  ]);
});

test('Below a path, only addresses there are redirected', () => {
  const root = copyContent();
  edit<{ url: string }>(root, 'content/company.json', (company) => {
    company.url = 'https://example.com/about-us';
  });
  edit<{ languages: string[] }>(root, 'content/site.json', (site) => {
    site.languages = ['en', 'el'];
  });
  expect(redirects(root)).toEqual([
    { from: '/about-us/', to: '/about-us/about/', status: 302, language: 'en' },
    { from: '/about-us/', to: '/about-us/el/about/', status: 302, language: 'el' },
    { from: '/about-us/', to: '/about-us/about/', status: 302 },
    { from: '/about-us/el/', to: '/about-us/el/about/', status: 301 },
  ]);
  expect(notFoundPages(root)).toEqual([{ under: '/about-us/el/', page: '/about-us/el/404.html' }]);
});

test('No page is redirected', () => {
  const { languages } = readSite(contentRoot());
  const fronts = ['/', ...languages.map((code) => `/${code}/`)];
  for (const { from } of redirects(contentRoot())) expect(fronts).toContain(from);
});
