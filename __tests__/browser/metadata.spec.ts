/** Metadata for search engines, shared links and home screens. */
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, languages, test } from './site';

const site = 'https://www.example.com';
const absolute = (path: string) => site + path;
/** The tests serve the site at another address than the company's. */
const served = (url: string) => url.replace(site, '');

const alternates = [
  { language: 'en', url: 'https://www.example.com/about/' },
  { language: 'el', url: 'https://www.example.com/el/about/' },
  { language: 'de', url: 'https://www.example.com/de/about/' },
  { language: 'ar', url: 'https://www.example.com/ar/about/' },
  { language: 'x-default', url: 'https://www.example.com/about/' },
];
const openGraphLocales: Record<string, string> = {
  en: 'en_US',
  el: 'el_GR',
  de: 'de_DE',
  ar: 'ar_EG',
};

for (const language of languages) {
  const { code, words, descriptions, pathOf } = language;
  const { about } = words;
  const url = absolute(pathOf('/about/'));

  test(`The head of the page in ${code} describes the page`, async ({ page, request }) => {
    const head = await readHead(page, await textOf(request, pathOf('/about/')));
    expect.soft(head.language).toBe(code);
    expect.soft(head.titles).toEqual([about.meta.title]);
    expect.soft(head.meta.description).toEqual([about.meta.description]);
    expect.soft(head.meta.keywords).toEqual([about.meta.keywords]);
    expect.soft(head.links.canonical).toEqual([{ language: null, url }]);
    expect.soft(head.links.alternate).toEqual(alternates);
    expect.soft(head.links.icon).toEqual([{ language: null, url: '/icons/192.png' }]);
    expect
      .soft(head.links['apple-touch-icon'])
      .toEqual([{ language: null, url: '/icons/apple-touch.png' }]);
    expect.soft(head.links.manifest).toEqual([{ language: null, url: '/manifest.webmanifest' }]);
  });

  test(`A shared link to the page in ${code} shows its own Open Graph image`, async ({
    page,
    request,
  }) => {
    const { meta } = await readHead(page, await textOf(request, pathOf('/about/')));
    const { first, second, third } = about.title;
    expect.soft(meta).toMatchObject({
      'og:type': ['website'],
      'og:url': [url],
      'og:site_name': ['Galini'],
      'og:locale': [openGraphLocales[code]],
      'og:title': [about.meta.title],
      'og:description': [about.meta.description],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [`${first} ${second} ${third}. ${descriptions.collage[0]}`],
      'twitter:card': ['summary_large_image'],
    });
    const [image, ...otherImages] = meta['og:image'] ?? [];
    expect(otherImages).toEqual([]);
    const answer = await request.get(served(image ?? ''));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const card = await answer.body();
    expect(card.length).toBeLessThan(200_000);
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });
}

test('Browsers and home screens find an icon', async ({ request }) => {
  expect(JSON.parse(await textOf(request, '/manifest.webmanifest'))).toMatchObject({
    name: 'Galini',
    start_url: '/about/',
    icons: [
      { src: '/icons/192.png', sizes: '192x192' },
      { src: '/icons/512.png', sizes: '512x512' },
    ],
  });
  for (const [path, size] of [
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/apple-touch.png', 180],
  ] as const) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    if (!answer.ok()) continue;
    expect
      .soft(await sharp(await answer.body()).metadata(), path)
      .toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('The sitemap lists every page', async ({ request }) => {
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const sitemap = await textOf(request, '/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(pages).toEqual(languages.map(({ pathOf }) => absolute(pathOf('/about/'))));
});

test('The editor and the 404 page are excluded from search results', async ({ page, request }) => {
  const editor = await readHead(page, await textOf(request, '/admin/'));
  expect(editor.meta.robots).toEqual(['noindex']);
  const notFound = await readHead(page, await textOf(request, '/404.html'));
  expect(notFound.links.canonical).toBeUndefined();
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

interface Head {
  language: string;
  titles: string[];
  /** By their name or property. */
  meta: Record<string, string[]>;
  /** By their `rel`. */
  links: Record<string, { language: string | null; url: string | null }[]>;
}

/** Reads a page as it is served: the browser parses it, but loads and runs nothing. */
function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const meta: Head['meta'] = {};
    for (const element of all('head > meta[content]')) {
      const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
      meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? ''];
    }
    const links: Head['links'] = {};
    for (const element of all('head > link[rel]')) {
      const rel = element.getAttribute('rel') ?? '';
      const language = element.getAttribute('hreflang');
      links[rel] = [...(links[rel] ?? []), { language, url: element.getAttribute('href') }];
    }
    return {
      language: parsed.documentElement.lang,
      titles: all('head > title').map(({ textContent }) => textContent ?? ''),
      meta,
      links,
    };
  }, html);
}
