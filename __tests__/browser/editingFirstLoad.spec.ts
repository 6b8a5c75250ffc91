/** What a browser loads before an editor can sign in. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

/** Four and a half seconds at 1.6 Mbit/s. The form does not wait for fonts. */
const MOST_BYTES = 900_000;

/** As CDNs compress. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

test('The sign-in page is small enough for a slow network, and is readable before its script', async ({
  page,
}) => {
  const loaded: Promise<Response>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (['document', 'script', 'stylesheet'].includes(type))
      loaded.push(response.finished().then(() => response));
  });
  await page.route('**/admin.js', async (route) => {
    await expect(page.getByText('Loading the editor…')).toBeVisible();
    await route.continue();
  });
  await page.goto('/admin/');
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(page.getByText('Loading the editor…')).toBeHidden();
  const bodies = await Promise.all((await Promise.all(loaded)).map((response) => response.body()));
  expect(bodies.length).toBeGreaterThan(3);
  const sizes = bodies.map((body) => brotliCompressSync(body, { params }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

for (const [locale, sentence] of [
  [
    'en-US',
    'Choose the website’s folder on this computer: the one that contains the file package.json.',
  ],
  [
    'de-DE',
    'Wählen Sie den Ordner der Website auf diesem Computer: den mit der Datei package.json.',
  ],
] as const) {
  test.describe(`In a browser in ${locale}`, () => {
    test.use({ locale });

    test('the sign-in page says which folder to choose', async ({ page }) => {
      await page.goto('/admin/');
      await expect(page.getByText(sentence)).toBeVisible();
    });
  });
}
