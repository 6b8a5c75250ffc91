import type { Page } from '@playwright/test';
import { company, expect, languages, test } from './site';

test.use({ javaScriptEnabled: false });

const absolute = (path: string) => company.url + path;
/** The tests serve the site elsewhere than where the company publishes it. */
const served = (url: string) => url.replace(company.url, '');

const listed = [
  ...languages.map(({ code, pathOf }) => ({ language: code, url: absolute(pathOf('/about/')) })),
  { language: 'x-default', url: absolute('/about/') },
];

/** What a page's head says of addresses. */
async function addressesOf(page: Page) {
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const alternates = await page.locator('link[rel=alternate]').evaluateAll((links) =>
    links.map((link) => ({
      language: link.getAttribute('hreflang'),
      url: link.getAttribute('href'),
    })),
  );
  return { canonical: await hrefs('link[rel=canonical]'), alternates };
}

for (const { code, words, pathOf } of languages) {
  test(`In ${code} the page says one thing of itself and of its other languages`, async ({
    page,
  }) => {
    await page.goto(pathOf('/about/'));
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
    const { canonical, alternates } = await addressesOf(page);
    expect(canonical).toEqual([absolute(pathOf('/about/'))]);
    expect(alternates).toEqual(listed);
    const switcher = await page
      .getByRole('navigation', { name: words.site.languages, includeHidden: true })
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(switcher).toEqual(languages.map((language) => language.pathOf('/about/')));
  });

  test(`In ${code} a shared link has its own card`, async ({ page, request }) => {
    await page.goto(pathOf('/about/'));
    const content = (name: string) =>
      page.locator(`meta[property="${name}"]`).getAttribute('content');
    const card = await request.get(served((await content('og:image')) ?? ''));
    expect(card.status()).toBe(200);
    expect(card.headers()['content-type']).toBe('image/jpeg');
    expect((await card.body()).length).toBeLessThan(200_000);
    expect(await content('og:title')).toBe(words.page.about.meta.title);
    expect(await content('og:url')).toBe(absolute(pathOf('/about/')));
  });
}

test('The sitemap lists every page with the same alternates', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(pages).toEqual(languages.map(({ pathOf }) => absolute(pathOf('/about/'))));
  for (const [entry] of sitemap.matchAll(/<url>.*?<\/url>/gs)) {
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
    expect(links.map(([, language, url]) => ({ language, url }))).toEqual(listed);
  }
});

test('Neither the editor nor the page for wrong addresses wants to be found', async ({ page }) => {
  await page.goto('/admin/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/404.html');
  expect((await addressesOf(page)).canonical).toEqual([]);
});
