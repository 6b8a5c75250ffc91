import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCms } from '../../src/build/cms';
import { serveSite } from '../../src/commands/siteServer';
import { expect, test } from './editor';
import { siteUrl } from './playwright.config';

const places = [
  ['github', 'GitHub', { CMS_OAUTH_URL: 'https://auth.example.com' }, /githubstatus\.com/],
  [
    'gitlab',
    'GitLab',
    { CMS_OAUTH_APP_ID: '0000' },
    /status\.gitlab\.com|status-api\.hostedstatus\.com/,
  ],
  ['gitea', 'Gitea', { CMS_OAUTH_APP_ID: '0000' }, /gitea\.com/],
] as const;

for (const [backend, name, settings, ownHosts] of places) {
  test.describe(`Published with ${name}`, () => {
    test.use({ expectedComplaints: new RegExp(`${ownHosts.source}|ERR_NAME_NOT_RESOLVED`) });

    test('A team can sign in, and no other host is asked for anything', async ({ page }) => {
      const site = mkdtempSync(join(tmpdir(), 'cms-'));
      const environment = { CMS_BACKEND: backend, CMS_REPO: 'example/website', ...settings };
      await buildCms({ root: process.cwd(), site, environment });
      const { url, server } = await serveSite(site, 0);
      await page.route('**/icon.svg', (route) => route.fulfill({ path: 'static/icon.svg' }));
      await page.goto(`${url}/admin/`);
      await expect(
        page.getByRole('button', { name: new RegExp(`Sign In with .?${name}`) }),
      ).toBeEnabled();
      await expect(page.getByRole('button', { name: /Access Token/ })).toBeEnabled();
      server.close();
    });
  });
}

test.describe('Published without a place to sign in to', () => {
  test.use({ expectedComplaints: /www\.example\.com/ });

  test('The editor says that it is not set up, and how it can be', async ({ page }) => {
    await page.route('https://www.example.com/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname }) });
    });
    await page.goto('https://www.example.com/admin/');
    await expect(page.getByRole('alert')).toContainText('not set up for this site yet');
    await expect(page.getByRole('alert')).toContainText('docs/editing.md');
  });
});
