/** @jest-environment node */
import { redirects } from '../../src/build/redirects';
import { readSite } from '../../src/content/read';
import { copyContent, edit } from '../content/project';

test('The front page leads to the language that the visitor prefers, else to the default one', () => {
  const root = copyContent();
  edit<{ languages: string[]; defaultLanguage: string }>(root, 'content/site.json', (site) => {
    site.languages = ['el', 'en'];
    site.defaultLanguage = 'el';
  });
  expect(redirects(root).split('\n')).toEqual([
    '/ /about/ 302! Language=el',
    '/ /en/about/ 302! Language=en',
    '/ /about/ 302!',
    '/en/ /en/about/ 301!',
    '',
  ]);
});

test('No address that names a page is led elsewhere', () => {
  const { languages } = readSite(process.cwd());
  for (const rule of redirects(process.cwd()).split('\n').filter(Boolean)) {
    const [from] = rule.split(' ');
    expect(['/', ...languages.map((code) => `/${code}/`)]).toContain(from);
  }
});
