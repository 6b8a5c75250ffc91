import { crawl } from './links/crawl';
import { readSiteFile } from './links/siteFile';
import { base, expect, languages, test } from './site';

const requested = (addresses: string[], expects: string) =>
  addresses.map((address) => ({ from: 'the address bar', address, expects }));

/** Addresses that visitors, editors, search engines and the host request without a link. */
const pages = [
  ...languages.flatMap(({ pathOf }) => ['/', '/index.html', '/404.html'].map(pathOf)),
  ...[`${base}/admin/`, `${base}/admin/page.html`],
];
const entrances = [
  ...requested(pages, 'text/html'),
  ...requested([`${base}/sitemap.xml`], 'text/xml'),
  ...requested([`${base}/robots.txt`], 'text/plain'),
];

/** Files that the crawl must find, so that an empty crawl fails. */
const named = [
  ...languages.map(({ pathOf }) => pathOf('/about/')),
  ...['/icon.svg', '/icons/apple-touch.png', '/manifest.webmanifest', '/icons/512.png'].map(
    (path) => base + path,
  ),
];

test('Every link, picture, font and other file that the site refers to exists', async ({
  page,
  request,
}) => {
  const { paths, broken } = await crawl(entrances, (path) => readSiteFile(page, request, path));
  expect(broken).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(named));
});
