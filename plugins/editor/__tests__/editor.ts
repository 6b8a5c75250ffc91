/** Serves a built editor with the files of its folder, and drives it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import type { EditorOptions } from '..';
import { localServer } from '../localServer';

/** `site` is the folder of the built site. */
export async function serve(site: string, options: EditorOptions) {
  const files = sirv(site, { dev: true });
  const local = localServer(options);
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!local(request, response, pathname)) files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${port}/admin/` };
}

export async function openForm(page: Page, url: string, list: string, form: string) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(async () => {
    await page.locator('.primary-sidebar').getByText(list).click({ timeout: 5000 });
    const toolbar = page.getByRole('toolbar', { name: 'Collection' });
    await expect(toolbar).toContainText(list, { timeout: 5000 });
  }).toPass();
  await page.locator('#collection-container').getByText(form).click();
}

export const field = (page: Page, key: string) =>
  page
    .locator(`[data-mode="edit"] [data-key-path="${key}"]`)
    .locator('input[type="text"], textarea');

export const preview = (page: Page) => page.frameLocator('iframe.preview').frameLocator('iframe');
