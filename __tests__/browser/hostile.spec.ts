/** Attacks in the content are shown as text and never run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenStrings } from '../../src/model/texts';
import { publishedLanguages, test } from './builtSite';
import { cmsWarnings } from './editor';
import { executableAttributes, hostile, hostileCompany, watch } from './hostileSite';
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

test('The structured data contain the company as text', async ({ page, built }) => {
  const { name, email, mapsUrl } = hostileCompany;
  await visit(page, `${built.url}/about/`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ name, email, location: { hasMap: mapsUrl } });

  const file = (path: string) => readFileSync(join(built.folder, 'public', path), 'utf8');
  expect(JSON.parse(file('manifest.webmanifest'))).toMatchObject({ name });
  const addresses = await page.evaluate((xml) => {
    const map = new DOMParser().parseFromString(xml, 'application/xml');
    return [...map.getElementsByTagName('loc')].map((one) => one.textContent ?? '');
  }, file('sitemap.xml'));
  expect(addresses).toHaveLength(publishedLanguages.length);
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
