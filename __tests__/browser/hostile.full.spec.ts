/** Attacks in the content never run on the built pages. `pages.test.tsx` tests that they are shown as text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileName } from '../model/hostile';
import { serveEditedSite } from '../tools/editedSite';
import { testOf } from './builtSite';
import { cmsWarnings } from './editor';
import { executableAttributes, hostile, hostileCompany, hostileFiles, watch } from './hostileSite';
import { expect, scrollToEnd, visit } from './site';

const test = testOf(hostileFiles, serveEditedSite);

const pages = hostile.flatMap(({ code, words, pathOf }) => [
  { code, path: pathOf('/about/'), title: words.about.title.first },
  { code, path: pathOf('/404.html'), title: words.notFound.title },
]);

// With the policy, nothing may be attempted; without it, nothing may run either.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'Without its policy' : 'With its policy', () => {
    test.use({ bypassCSP });

    for (const { code, path, title } of pages) {
      test(`${path} runs nothing in ${code}`, async ({ page, built }) => {
        const ran = await watch(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, built.url + path);
        await scrollToEnd(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByText(hostileName).first()).toBeVisible();
        expect(await page.evaluate(executableAttributes)).toEqual([]);
        expect(await ran()).toEqual([]);
      });
    }
  });
}

test('Files for search engines, devices and hosts have the company as text', async ({
  page,
  built,
}) => {
  const { email, mapsUrl } = hostileCompany;
  await visit(page, `${built.url}/about/`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: hostileName,
    email,
    location: { hasMap: mapsUrl },
  });

  const read = (file: string) => readFileSync(join(built.folder, file), 'utf8');
  for (const file of ['public/sitemap.xml', 'public/_redirects', 'public/_headers'])
    expect(read(file), file).not.toMatch(/ran\(|script>/);
});

test.describe('The editor', () => {
  test.use({ expectedMessages: cmsWarnings });

  test('shows the company as text', async ({ page, built }) => {
    const ran = await watch(page);
    await page.goto(`${built.url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page).toHaveTitle(hostileName);
    expect(await ran()).toEqual([]);
  });
});
