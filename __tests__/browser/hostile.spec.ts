/** Attacks in the content are shown as text and never run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenStrings } from '../../src/model/texts';
import { sampleSite } from '../tools/paths';
import { publishedLanguages, test } from './builtSite';
import { cmsWarnings } from './editor';
import { executableAttributes, hostile, hostileCompany, watch } from './hostileSite';
import { pseudo } from './pseudoSite';
import { expect, scrollToEnd, visit } from './site';
import { stringsOfPage } from './strings';

const pages = hostile.flatMap(({ code, words, pathOf }) => [
  { code, path: pathOf('/about/'), texts: [...flattenStrings(words.about).values()] },
  { code, path: pathOf('/404.html'), texts: [...flattenStrings(words.notFound).values()] },
]);

// With the policy, nothing may be attempted; without it, nothing may run either.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'Without its policy' : 'With its policy', () => {
    test.use({ bypassCSP });

    for (const { code, path, texts } of pages) {
      test(`${path} runs nothing and shows every text in ${code}`, async ({ page, built }) => {
        const ran = await watch(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, built.url + path);
        await scrollToEnd(page);
        const strings = (await page.evaluate(stringsOfPage)).map(({ text }) => text);
        const isThere = (text: string) => strings.some((one) => one.includes(text));
        expect(texts.filter((text) => !isThere(text))).toEqual([]);
        expect(isThere(hostileCompany.name)).toBe(true);
        expect(await page.evaluate(executableAttributes)).toEqual([]);
        expect(await ran()).toEqual([]);
      });
    }
  });
}

test('Attacks add no element or attribute to a page', async ({ page, built }) => {
  for (const { pathOf } of hostile) {
    for (const file of [pathOf('/about/index.html'), pathOf('/404.html')]) {
      const sources = [sampleSite, join(built.folder, 'public')].map((site) =>
        readFileSync(join(site, file), 'utf8'),
      );
      const [usual, attacked] = await page.evaluate(skeletons, {
        sources,
        addedLanguage: pseudo.code,
      });
      expect.soft(attacked?.length, file).toBeGreaterThan(50);
      expect.soft(attacked, file).toEqual(usual);
    }
  }
});

for (const { code, words, pathOf } of hostile) {
  test(`The heading types a phrase unchanged, in ${code}`, async ({ page, built }) => {
    const ran = await watch(page);
    await page.clock.install();
    await visit(page, built.url + pathOf('/about/'));
    const heading = page.locator('#location');
    await heading.scrollIntoViewIfNeeded();
    for (const phrase of words.about.map.slides) {
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await heading.locator('[data-moving]').textContent()).toBe(phrase);
      }).toPass({ intervals: [0], timeout: 30_000 });
    }
    expect(await ran()).toEqual([]);
  });
}

test('The structured data contain the company as text', async ({ page, built }) => {
  const { name, email, mapsUrl } = hostileCompany;
  await visit(page, `${built.url}/about/`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ name, email, location: { hasMap: mapsUrl } });

  const file = (path: string) => readFileSync(join(built.folder, 'public', path), 'utf8');
  expect(JSON.parse(file('manifest.webmanifest'))).toMatchObject({ name });
  const addresses = await page.evaluate((xml) => {
    const map = new DOMParser().parseFromString(xml, 'application/xml');
    return [...map.getElementsByTagName('*')].flatMap((one) =>
      one.localName === 'loc' ? (one.textContent ?? '') : (one.getAttribute('href') ?? []),
    );
  }, file('sitemap.xml'));
  // The page's own address, one per language, and x-default.
  expect(addresses).toHaveLength(publishedLanguages.length * (publishedLanguages.length + 2));
  const form = /^https:\/\/[\w.]+(\/[\w-]+)?\/about\/$/;
  expect(addresses.filter((address) => !form.test(address))).toEqual([]);
});

test('The files for hosts contain no attack', ({ built }) => {
  for (const path of [
    'public/_redirects',
    'public/_headers',
    'public/robots.txt',
    ...written(built.folder),
  ]) {
    expect(readFileSync(join(built.folder, path), 'utf8')).not.toMatch(/ran\(|script>/);
  }
});

test.describe('The editor', () => {
  test.use({ expectedMessages: cmsWarnings });

  test('shows the company as text', async ({ page, built }) => {
    const ran = await watch(page);
    await page.goto(`${built.url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page).toHaveTitle(hostileCompany.name);
    expect(await ran()).toEqual([]);
  });
});

/** The files that the build writes for hosts, outside the site. */
const written = (folder: string) =>
  readdirSync(join(folder, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

interface Sources {
  sources: string[];
  /** A language that only one of the sites has; its links are left out. */
  addedLanguage: string;
}

/** Runs in the browser. Returns each served element's name with the names of its attributes. */
function skeletons({ sources, addedLanguage }: Sources): string[][] {
  return sources.map((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    for (const element of page.querySelectorAll(`[hreflang="${addedLanguage}"]`)) {
      (element.closest('li') ?? element).remove();
    }
    const locale = addedLanguage.replace('-', '_');
    page.querySelector(`meta[property="og:locale:alternate"][content="${locale}"]`)?.remove();
    // Other letters need other fonts, and longer words other sizes.
    return [...page.querySelectorAll(':not(link[rel="preload"])')].map((element) => {
      const names = element.getAttributeNames().filter((name) => !/^data-(word|long)$/.test(name));
      return [element.localName, ...names].join(' ');
    });
  });
}
