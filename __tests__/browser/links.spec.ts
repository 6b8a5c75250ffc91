import { crawl } from './links/crawl';
import { readSiteFile } from './links/siteFile';
import { expect, languages, test } from './site';

const asked = (addresses: string[], expects: string) =>
  addresses.map((address) => ({ from: 'the address bar', address, expects }));

/** What is asked for without being linked, by visitors, editors, search engines or the site's host. */
const pages = [
  ...languages.flatMap(({ pathOf }) => ['/', '/index.html', '/404.html'].map(pathOf)),
  ...['/admin/', '/admin/page.html'],
];
const entrances = [
  ...asked(pages, 'text/html'),
  ...asked(['/sitemap.xml'], 'text/xml'),
  ...asked(['/robots.txt'], 'text/plain'),
];

/** What some page or its manifest must name, so that a check of nothing can't pass. */
const named = [
  ...languages.map(({ pathOf }) => pathOf('/about/')),
  ...['/icon.svg', '/icons/apple-touch.png', '/manifest.webmanifest', '/icons/512.png'],
];

test('No link, picture, font or other file that the site names is missing', async ({
  page,
  request,
}) => {
  const { paths, broken } = await crawl(entrances, (path) => readSiteFile(page, request, path));
  expect(broken).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(named));
});
