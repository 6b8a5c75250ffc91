/** Whatever stands in the content is a text: it is read, and never run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../../src/content/texts';
import { cmsWarnings } from './editor';
import { hostile, hostileCompany, openDoors, test, watch } from './hostileSite';
import { expect, scrollToEnd, visit } from './site';
import { stringsOfPage } from './strings';

// One worker, and so one build.
test.describe.configure({ mode: 'default' });

const pages = hostile.flatMap(({ code, words, pathOf }) => [
  { code, path: pathOf('/about/'), texts: [...textsIn(words.page.about).values()] },
  { code, path: pathOf('/404.html'), texts: [...textsIn(words.page.notFound).values()] },
]);

// With the policy nothing is even tried; without it nothing runs all the same.
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
        expect(await page.evaluate(openDoors)).toEqual([]);
        expect(await ran()).toEqual([]);
      });
    }
  });
}

for (const { code, pathOf } of hostile) {
  for (const file of [pathOf('/about/index.html'), pathOf('/404.html')]) {
    test(`${file} has the very elements that it always has, in ${code}`, async ({
      page,
      built,
    }) => {
      const sources = ['.', built.folder].map((folder) =>
        readFileSync(join(folder, 'public', file), 'utf8'),
      );
      const [usual, attacked] = await page.evaluate(skeletons, sources);
      expect(attacked?.length).toBeGreaterThan(50);
      expect(attacked).toEqual(usual);
    });
  }
}

for (const { code, words, pathOf } of hostile) {
  test(`A phrase is typed as it is written, in ${code}`, async ({ page, built }) => {
    const ran = await watch(page);
    await visit(page, built.url + pathOf('/about/'));
    const heading = page.locator('#location');
    await heading.scrollIntoViewIfNeeded();
    for (const phrase of words.page.about.map.slides) {
      await expect(heading.locator('[data-moving]')).toHaveText(phrase);
    }
    expect(await ran()).toEqual([]);
  });
}

test('What machines read of the company is data', async ({ page, built }) => {
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
  expect(addresses).toHaveLength(hostile.length * (hostile.length + 2));
  expect(addresses.filter((one) => !/^https:\/\/[\w.]+(\/\w+)?\/about\/$/.test(one))).toEqual([]);
});

test('What hosts are told holds nothing of it', ({ built }) => {
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
  test.use({ expectedComplaints: cmsWarnings });

  test('starts with the company as a text', async ({ page, built }) => {
    const ran = await watch(page);
    await page.goto(`${built.url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page).toHaveTitle(hostileCompany.name);
    expect(await ran()).toEqual([]);
  });
});

/** What the build leaves for hosts, outside the site. */
const written = (folder: string) =>
  readdirSync(join(folder, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** In the browser: of pages as they are served, each element with the names of its attributes. */
function skeletons(sources: string[]): string[][] {
  return sources.map((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    // Other letters, other fonts.
    return [...page.querySelectorAll(':not(link[rel="preload"])')].map((element) =>
      [element.localName, ...element.getAttributeNames()].join(' '),
    );
  });
}
