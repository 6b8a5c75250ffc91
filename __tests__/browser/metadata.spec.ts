/** What search engines, shared links and home screens find on the built site. */
import sharp from 'sharp';
import { company, expect, languages, test } from './site';

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
      name: 'Galini',
      url: site,
      logo: `${site}/icons/512.png`,
      email: 'hello@example.com',
      telephone: ['+30 210 000 0000'],
      location: {
        address: words.about.map.address,
        geo: { '@type': 'GeoCoordinates', latitude: 37.95, longitude: 23.64 },
        hasMap: company.mapsUrl,
      },
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
    // For hosts that redirect nothing.
    const front = await (await request.get(pathOf('/index.html'))).text();
    expect.soft(front).toContain(`http-equiv="refresh" content="0; url=${pathOf('/about/')}"`);
    expect.soft(front).toContain('<meta name="robots" content="noindex"');
    const card = await request.get(`${metadata['og:image']}`.replace(site, ''));
    expect(card.headers()['content-type']).toBe('image/jpeg');
    const picture = await card.body();
    expect(picture.length).toBeLessThan(200_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

test('Browsers and home screens find an icon of the declared size', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const sizes: [string, number][] = icons.map(({ src, sizes }: { src: string; sizes: string }) => [
    src,
    Number.parseInt(sizes, 10),
  ]);
  expect(sizes).toHaveLength(2);
  for (const [path, size] of [...sizes, ['/icons/apple-touch.png', 180]] as const) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    if (!answer.ok()) continue;
    const icon = await sharp(await answer.body()).metadata();
    expect.soft(icon, path).toMatchObject({ width: size, height: size });
  }
});

test('The sitemap lists every page, and no search engine the editor or the 404 page', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const pages = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(pages.map(([, url]) => url)).toEqual(
    languages.map(({ pathOf }) => site + pathOf('/about/')),
  );
  expect(await read('/admin/')).toMatch(/<meta name="?robots"? content="?noindex/);
  const notFound = await read('/404.html');
  expect(notFound).not.toContain('canonical');
  expect(notFound).toMatch(/<meta name="robots" content="noindex"/);
});
