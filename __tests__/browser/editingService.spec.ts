/** The editor of a published site: it signs in to the Git service, contacts no other host, and saves a change there. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Repository } from '../../plugins/editor/__tests__/git/repository';
import { services, Team } from '../../plugins/editor/__tests__/git/team';
import { contentRoot } from '../../src/files/contentRoot';
import { buildEditorIn } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { fullRun } from './cases';
import { serveCompressed } from './compressedSite';
import { cmsWarnings, expect, sampleFiles, test } from './editor';
import { countTraffic } from './traffic';

/** With the host that the CMS contacts for the service's status. GitLab's status is on its provider's host. */
const places = [
  {
    backend: 'github',
    name: 'GitHub',
    settings: { CMS_OAUTH_URL: 'https://auth.example.com' },
    server: 'https://api.github.com',
    status: /githubstatus\.com/,
  },
  {
    backend: 'gitlab',
    name: 'GitLab',
    settings: { CMS_OAUTH_APP_ID: '0000' },
    server: 'https://gitlab.com',
    status: /status-api\.hostedstatus\.com/,
  },
  {
    backend: 'gitea',
    name: 'Gitea',
    settings: { CMS_OAUTH_APP_ID: '0000' },
    server: 'https://gitea.com',
    status: /gitea\.com/,
  },
] as const;

/** In bytes, compressed: the CMS, and what the forms know of colours and phone numbers. */
const MAX_SCRIPTS = 850_000;

for (const { backend, name, settings, server, status } of places) {
  test.describe(`Published with ${name}`, { tag: name === 'Gitea' ? [] : fullRun }, () => {
    test.use({
      expectedMessages: new RegExp(`${cmsWarnings.source}|${status.source}|^${server}/`),
      // Without the preview, which would take part of the time.
      viewport: { width: 800, height: 800 },
    });

    test('A team can sign in, no other host is contacted, and a saved change is one commit of one line', async ({
      folder,
      serve,
      page,
      browser,
    }) => {
      const environment = { CMS_BACKEND: backend, CMS_REPO: 'example/website', ...settings };
      await buildEditorIn(folder, contentRoot(), environment);
      const git = join(folder, 'git');
      mkdirSync(git);
      const repository = new Repository(git);
      repository.commitAs('Owner', sampleFiles());
      await page.route(status, (route) => route.fulfill({ json: {} }));
      await page.route('**/icons/192.png', (route) =>
        route.fulfill({ path: `${sampleSite}/icons/192.png` }),
      );
      const url = await serve(folder);
      const team = new Team(browser, url, repository, services[backend], server);
      const anna = await team.open(page, 'Anna');
      await expect(
        page.getByRole('button', { name: new RegExp(`Sign In with .?${name}`) }),
      ).toBeEnabled();
      await anna.signIn();
      await anna.openForm('About page');
      await anna.unfold('title');
      await anna.write('title.first', 'Software as quiet');
      await anna.save();
      expect(team.changes('en/about')[0]).toMatchObject({
        author: 'Anna',
        files: ['locales/en/translation.json +1 -1'],
      });
      expect(team.faults).toEqual([]);
    });
  });
}

test.describe('On a slow network', () => {
  test.use({ expectedMessages: cmsWarnings });

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
