import { crawl } from './crawl';
import { base, expect, languages, test } from './site';

/** Addresses that visitors, search engines and the host request without a link. */
const entrances = [
  ...languages.flatMap(({ pathOf }) => ['/', '/index.html', '/404.html'].map(pathOf)),
  ...['/sitemap.xml', '/robots.txt'].map((path) => base + path),
];

/** Files that the crawl must find, so that an empty crawl fails. */
const named = [
  ...languages.map(({ pathOf }) => pathOf('/about/')),
  ...['/icons/apple-touch.png', '/icons/512.png'].map((path) => base + path),
];

test('Every link, picture, font and other file that the site refers to exists', async ({
  page,
}) => {
  const { paths, broken } = await crawl(page, entrances);
  expect(broken).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(named));
});
