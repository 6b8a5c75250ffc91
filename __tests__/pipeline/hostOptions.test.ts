/** @jest-environment node */
import { readFileSync } from 'node:fs';
import config from '../../gatsby-config';
import { hostRules } from '../../plugins/host-files';
import { readContent } from '../../src/files/read';
import { pageAddresses } from '../../src/pipeline/data/pages';
import { hostOptions } from '../../src/pipeline/hostOptions';
import { contentOfEachTest, put, writeIn } from '../model/project';
import { describeTemplate } from '../tools/template';

const root = contentOfEachTest();

test('Each language’s missing pages have its 404 page, below the site’s path', () => {
  put(root, 'content/company.json', 'url', 'https://example.com/about-us');
  expect(hostRules(hostOptions(readContent(root))).notFound).toEqual([
    ...['el', 'de', 'ar'].map((code) => ({
      folder: `/about-us/${code}/`,
      page: `/about-us/${code}/404.html`,
    })),
    { folder: '/about-us/', page: '/about-us/404.html' },
  ]);
});

test('Robots find each page in the languages that have a text for it', () => {
  writeIn(root, 'content/imprint/de.md', '## Galini');
  writeIn(root, 'content/imprint/el.md', ' \n');
  expect(pageAddresses(readContent(root), process.cwd())).toEqual([
    '/about/',
    '/el/about/',
    '/de/about/',
    '/ar/about/',
    '/de/imprint/',
  ]);
});

describeTemplate('In the template,', () => {
  test('nobody else writes headers beside ours on Netlify', () => {
    expect(config.adapter?.name).toBe('host-files');
    expect(readFileSync('netlify.toml', 'utf8')).toContain(
      'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"',
    );
  });
});
