import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentRoot } from '../../src/files/contentRoot';
import { buildEditorIn } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { fullRun } from './cases';
import { serveCompressed } from './compressedSite';
import { cmsWarnings, expect, test } from './editor';
import { blocked } from './faults';
import { siteUrl } from './playwright.config';
import { countTraffic } from './traffic';

/** With the hosts that the CMS contacts for the service's status. GitLab's status is on its provider's host. */
const places = [
  ['github', 'GitHub', { CMS_OAUTH_URL: 'https://auth.example.com' }, /githubstatus\.com/],
  ['gitlab', 'GitLab', { CMS_OAUTH_APP_ID: '0000' }, /status-api\.hostedstatus\.com/],
  ['gitea', 'Gitea', { CMS_OAUTH_APP_ID: '0000' }, /gitea\.com/],
] as const;

/** In bytes, compressed. */
const MAX_SCRIPTS = 800_000;

for (const [backend, name, settings, ownHosts] of places) {
  test.describe(`Published with ${name}`, { tag: name === 'Gitea' ? [] : fullRun }, () => {
    // The policy blocks the CDN.
    test.use({ expectedMessages: new RegExp(`${ownHosts.source}|cdn\\.jsdelivr\\.net`) });

    test('A team can sign in, and no other host is contacted', async ({ folder, serve, page }) => {
      const environment = { CMS_BACKEND: backend, CMS_REPO: 'example/website', ...settings };
      await buildEditorIn(folder, contentRoot(), environment);
      await page.route(ownHosts, (route) => route.fulfill({ json: {} }));
      await page.route('**/icons/192.png', (route) =>
        route.fulfill({ path: `${sampleSite}/icons/192.png` }),
      );
      await page.goto(`${await serve(folder)}/admin/`);
      await expect(
        page.getByRole('button', { name: new RegExp(`Sign In with .?${name}`) }),
      ).toBeEnabled();
      await expect(page.getByRole('button', { name: /Access Token/ })).toBeEnabled();
    });
  });
}

test.describe('On a slow network', () => {
  test.use({ expectedMessages: cmsWarnings });

  test('Until the editor has loaded, the page says that it is loading', async ({
    page,
    editor,
  }) => {
    let load = () => {};
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/admin/admin.js', async (route) => {
      await held;
      await route.continue();
    });
    const loading = page.getByText('Loading the editor…');
    const opened = editor.visit();
    await expect(loading).toBeVisible();
    load();
    await opened;
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(loading).toBeHidden();
  });

  test('The scripts of the sign-in page arrive within 5 s at 1.6 Mbit/s', { tag: fullRun }, async ({
    folder,
    page,
  }) => {
    const backend = { CMS_BACKEND: 'gitea', CMS_REPO: 'example/website' };
    await buildEditorIn(folder, contentRoot(), backend);
    cpSync(join(sampleSite, 'icons'), join(folder, 'icons'), { recursive: true });
    const site = await serveCompressed(folder);
    const traffic = await countTraffic(page);
    await page.goto(`${site.url}/admin/`);
    const button = page.getByRole('button', { name: /Access Token/ });
    // The server compresses first.
    await expect(button).toBeVisible({ timeout: 60_000 });
    // This server gives nobody a folder.
    await expect(page.getByRole('button', { name: /Local/ })).toBeHidden();
    await page.waitForLoadState('networkidle');
    const { scriptBytes, files } = traffic.soFar();
    site.stop();
    expect(scriptBytes, files.join('\n')).toBeLessThanOrEqual(MAX_SCRIPTS);
  });
});

test.describe('With what keeps the editor from starting', () => {
  test.use({ expectedMessages: cmsWarnings });
  const start = (page: Page) => page.getByRole('button', { name: 'Work with Local Repository' });

  test('A browser that keeps nothing is named, with what to do', { tag: fullRun }, async ({
    page,
  }) => {
    await page.addInitScript(blocked, 'localStorage');
    await page.goto('/admin/');
    await expect(page.getByText('Allow cookies and data of this site')).toBeVisible();
  });

  test('Damaged preferences are not used, and the access token of another service is forgotten', {
    tag: fullRun,
  }, async ({ editor, page }) => {
    await editor.visit();
    for (const damaged of ['{"locale": ', 'null', '[]', '"dark"']) {
      await page.evaluate((value) => localStorage.setItem('sveltia-cms.prefs', value), damaged);
      await page.reload();
      await expect(start(page), damaged).toBeVisible();
    }
    await page.evaluate(() => {
      localStorage.setItem('service of the editor', 'github ');
      localStorage.setItem('sveltia-cms.user', '{"backendName":"gitea","token":"secret"}');
    });
    await page.reload();
    await expect(start(page)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret');
  });

  test.describe('On a lost connection', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

    test('The page says what to do', async ({ page }) => {
      await page.route('**/admin/editor.js', (route) => route.abort('internetdisconnected'));
      await page.goto('/admin/');
      await expect(page.getByText('Check the connection and load this page again')).toBeVisible();
    });
  });
});

test.describe('Published without sign-in settings', () => {
  test.use({ expectedMessages: /www\.example\.com|cdn\.jsdelivr\.net/ });

  test('The editor says that it is not set up, and how to do it', async ({ page }) => {
    // On this computer, but not by `npm start`.
    await page.goto('/admin/');
    await expect(page.getByText('run "npm start" there')).toBeVisible();
    await page.route('https://www.example.com/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname }) });
    });
    await page.goto('https://www.example.com/admin/');
    await expect(page.getByText('not set up for this site yet')).toContainText('docs/sign-in.md');
    // The page may still be loading.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
