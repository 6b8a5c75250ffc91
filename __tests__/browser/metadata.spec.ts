/** What search engines, shared links and home screens find on the built site. */
import sharp from 'sharp';
import { contentRoot } from '../../src/files/contentRoot';
import { readLook } from '../../src/files/read';
import { designOf } from '../../src/looks/designs';
import { pixelOf } from '../pipeline/drawings';
import { channelsOf } from './contrast';
import { base, expect, languages, test } from './site';

const site = 'https://www.example.com';
const locales: Record<string, string> = { en: 'en_US', el: 'el_GR', de: 'de_DE', ar: 'ar_EG' };

for (const { code, words, descriptions, pathOf } of languages)
  test(`Search engines and shared links find the page in ${code} and its card`, async ({
    page,
    request,
  }) => {
    await page.goto(pathOf('/about/'));
    const { meta, title } = words.about;
    const metadata = await page
      .locator('head > meta[content]')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((one) => [
            one.getAttribute('property') ?? one.getAttribute('name'),
            one.getAttribute('content'),
          ]),
        ),
      );
    expect.soft(metadata).toMatchObject({
      description: meta.description,
      keywords: meta.keywords,
      'og:type': 'website',
      'og:url': site + pathOf('/about/'),
      'og:site_name': 'Galini',
      'og:title': meta.title,
      'og:description': meta.description,
      'og:image:alt': `${title.first} ${title.second} ${title.third}. ${descriptions.collage[0]}`,
      'og:locale': locales[code],
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect.soft(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Organization',
      url: site,
      logo: `${site}/icons/512.png`,
      location: { address: words.about.map.address },
    });
    const links = (rel: string) =>
      page
        .locator(`head > link[rel="${rel}"]`)
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
        );
    expect.soft(await links('canonical')).toEqual([[null, site + pathOf('/about/')]]);
    expect
      .soft(await links('alternate'))
      .toEqual([
        ...languages.map((one) => [one.code, site + one.pathOf('/about/')]),
        ['x-default', `${site}/about/`],
      ]);
    const front = await (await request.get(pathOf('/'))).text();
    expect
      .soft(front)
      .toContain(
        pathOf('/') === `${base}/`
          ? `<link rel="canonical" href="${site}${pathOf('/about/')}"`
          : `http-equiv="refresh" content="0; url=${pathOf('/about/')}"`,
      );
    const card = await request.get(`${metadata['og:image']}`.replace(site, ''));
    expect(card.headers()['content-type']).toBe('image/jpeg');
    const picture = await card.body();
    expect(picture.length).toBeLessThan(200_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

test('Browsers and home screens find icons of the declared size, with the logo on the background that each needs', async ({
  request,
}) => {
  const { background } = designOf(readLook(contentRoot())).colors;
  const none = [0, 0, 0, 0];
  for (const [path, size, share, corner] of [
    ['/icons/192.png', 192, 1, none],
    ['/icons/512.png', 512, 1, none],
    // A phone cuts it to its own shape.
    ['/icons/apple-touch.png', 180, 0.7, [...channelsOf(background.light), 255]],
  ] as const) {
    const icon = await (await request.get(path)).body();
    expect
      .soft(await sharp(icon).metadata(), path)
      .toMatchObject({ format: 'png', width: size, height: size });
    const quarter = Math.round(size / 2 - (size * share) / 4);
    expect.soft(await pixelOf(icon, size / 2, quarter), path).toEqual([0xc8, 0x50, 0x2e, 255]);
    expect
      .soft(await pixelOf(icon, size / 2, size - quarter), path)
      .toEqual([0x1f, 0x5f, 0xa8, 255]);
    expect.soft(await pixelOf(icon, 0, 0), path).toEqual(corner);
  }
});

test('The sitemap lists every page, and no search engine the 404 page', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const pages = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(pages.map(([, url]) => url)).toEqual(
    languages.map(({ pathOf }) => site + pathOf('/about/')),
  );
  const notFound = await read('/404.html');
  expect(notFound).not.toContain('canonical');
  expect(notFound).toMatch(/<meta name="robots" content="noindex"/);
});
