/**
 * The fonts that the built pages load.
 * @jest-environment node
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../../src/model/files/contentRoot';
import { readSite } from '../../../src/model/files/read';
import { localizedPath } from '../../../src/model/languages/languages';
import { sampleSite } from '../../tools/paths';

const { languages, defaultLanguage } = readSite(contentRoot());

function fontsOf(language: string, page: string): string[] {
  const path = localizedPath(page, language, language === defaultLanguage);
  const html = readFileSync(join(sampleSite, path), 'utf8');
  return [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, file = '']) => file,
  );
}

test.each(languages)('A page in %s loads at most 45 kB of fonts', (language) => {
  const sizes = fontsOf(language, '/about/index.html').map(
    (file) => statSync(join(sampleSite, file)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
});

test.each([
  ['en', ['display-italic', 'display-normal', 'text-normal']],
  ['de', ['display-italic', 'display-normal', 'text-normal']],
  ['el', ['display-italic', 'display-normal', 'text-normal', 'text-normal']],
  ['ar', ['display-normal', 'display-normal', 'text-normal', 'text-normal']],
])('A page in %s loads only what its script needs', (language, fonts) => {
  const files = fontsOf(language, '/about/index.html');
  expect(files.map((file) => /([a-z]+-[a-z]+)-/.exec(file)?.[1]).sort()).toEqual(fonts);
});

test.each(languages)(
  'The 404 page in %s loads nothing that the About page does not',
  (language) => {
    expect(fontsOf(language, '/404.html')).toEqual(fontsOf(language, '/about/index.html'));
  },
);
