/** A company that says everything it may: a long name, legal texts, links, opening hours, people, paragraphs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { sectionsIn } from '../wordFiles';
import { findings } from './axe';
import { buildCopy } from './buildCopy';
import { crawl } from './crawl';
import { legalFiles, people, words } from './legalSite';
import { misplacedTexts } from './misplacedTexts';
import { namesInDeviceFonts, textsInDeviceFonts } from './platformFonts';
import { shiftsSeen, watchShifts } from './shifts';
import { test as base, expect, languages, scrollToEnd, visit } from './site';

interface Built {
  folder: string;
  url: string;
}

/** What an owner puts into `static/`, for search engines and for visitors. */
const ownFiles = {
  'static/google1234.html': 'google-site-verification: google1234.html',
  'static/downloads/Price list 2031.pdf': '%PDF-1.7',
  'static/.well-known/security.txt': 'Contact: https://example.com/security\n',
  'static/_redirects': '/old/ /about/ 301!\n',
};

const test = base.extend<object, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'legal-'));
      await buildCopy(folder, { changes: { ...legalFiles, ...ownFiles } });
      const { url, server } = await serveSite(join(folder, 'public'), 0, folder);
      await use({ folder, url });
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const codes = languages.map(({ code }) => code);
const imprints = ['/imprint/', '/de/imprint/', '/ar/imprint/'];
const legalPaths = [...imprints, '/privacy/'];

const cases = [
  ['en', '/about/', '/imprint/', '/privacy/'],
  ['el', '/el/about/'],
  ['de', '/de/about/', '/de/imprint/', '/de/404.html'],
  ['ar', '/ar/about/', '/ar/imprint/'],
].flatMap(([locale, ...paths]) => paths.map((path) => ({ locale, path })));

for (const { locale, path } of cases) {
  test.describe(() => {
    // The page's own language, so that no other one is suggested.
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} has nothing cut off and no accessibility fault`, async ({ page, built }) => {
      await visit(page, built.url + path);
      await scrollToEnd(page, 400);
      const link = page.getByRole('banner').getByRole('link').first();
      for (const width of [320, 360, 390, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await misplacedTexts(page), `${width} px`).toEqual([]);
        const { width: mark } = (await link.locator('svg').boundingBox()) ?? {};
        expect.soft(mark, `${width} px`).toBe(24);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft((await findings(page)).join('\n\n'), colorScheme).toBe('');
      }
    });
  });
}

for (const { locale = '', path } of cases)
  test.describe(() => {
    test.use({ locale, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} has all letters in the site’s fonts, also those of a notice in a script`, async ({
      page,
      built,
    }) => {
      const notice = words[locale]?.labels.mapNotice;
      expect(await textsInDeviceFonts(page, built.url + path, notice)).toEqual(
        namesInDeviceFonts(locale, codes),
      );
    });
  });

for (const { code, pathOf } of languages) {
  test(`The About page in ${code} shows paragraphs and people, and no empty section`, async ({
    page,
    built,
  }) => {
    await watchShifts(page);
    await visit(page, built.url + pathOf('/about/'));
    const main = page.getByRole('main');
    const ids = await main
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map(({ id }) => id));
    const changed = words[code];
    if (!changed) throw new Error(`There are no words in ${code}.`);
    const { title, intro, ...about } = changed.about;
    const names = sectionsIn(changed);
    expect(ids).toEqual([...names, 'location']);
    for (const text of [title.intro, intro.text, ...names.map((name) => about[name].text)]) {
      const [first = '', second = '', ...others] = text.split('\n\n');
      expect(others).toEqual([]);
      await expect(main.getByText(first, { exact: true })).toHaveCount(1);
      await expect(main.getByText(second, { exact: true })).toHaveCount(1);
    }
    const items = page.locator('section[aria-labelledby=team] li');
    expect(await items.locator('bdi').allTextContents()).toEqual(people.map(({ name }) => name));
    const portraits = items.locator('img');
    await expect(portraits).toHaveCount(8);
    await scrollToEnd(page);
    for (const portrait of await portraits.all()) {
      await expect(portrait).toHaveJSProperty('complete', true);
      const { width = 0, height = 0 } = (await portrait.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(0.8, 2);
    }
    expect(await shiftsSeen(page)).toEqual([]);
  });
}

test('A legal page is listed and linked only in its languages', async ({ page, built }) => {
  const sitemap = readFileSync(join(built.folder, 'public/sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g)];
  expect(addresses.map(([, path]) => path).slice(languages.length)).toEqual(legalPaths);
  await visit(page, `${built.url}/de/imprint/`);
  expect(
    await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
  ).toEqual([
    ['en', 'https://www.example.com/imprint/'],
    ['de', 'https://www.example.com/de/imprint/'],
    ['ar', 'https://www.example.com/ar/imprint/'],
    ['x-default', 'https://www.example.com/imprint/'],
  ]);
  await expect(page).toHaveTitle('Impressum – Präzisionsbootsbau Galini');
  expect((await page.request.get(`${built.url}/el/imprint/`)).status()).toBe(404);
});

test('Every link of the site leads somewhere', async ({ page, built }) => {
  const entrances = languages.map(({ pathOf }) => pathOf('/about/'));
  const { broken, paths } = await crawl(page, entrances, new URL(built.url).origin);
  expect(broken).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(legalPaths));
});

test('Files in static/ are published as they are, in folders as well, and come before those of the build', async ({
  request,
  built,
}) => {
  for (const [file, text] of Object.entries(ownFiles).slice(0, 3)) {
    const response = await request.get(`${built.url}/${encodeURI(file.replace('static/', ''))}`);
    expect([response.status(), await response.text()]).toEqual([200, text]);
  }
  const redirects = readFileSync(join(built.folder, 'public/_redirects'), 'utf8');
  expect(redirects).toMatch(/^\/old\/ \/about\/ 301!\n\/ /);
});
