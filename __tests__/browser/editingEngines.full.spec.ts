/** The editor in Firefox and WebKit: an editor sees the page while typing, and saves to a Git service. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveGitea } from '../../plugins/editor/__tests__/git/giteaServer';
import { Repository } from '../../plugins/editor/__tests__/git/repository';
import { serveSite } from '../../scripts/siteServer';
import { contentRoot } from '../../src/files/contentRoot';
import { listFiles } from '../../src/files/files';
import { readWords } from '../../src/files/read';
import { buildEditorIn } from '../tools/editedSite';
import { sampleSite } from '../tools/paths';
import { cmsWarnings, sampleFiles } from './editor';
import { clickUntil, engines, expect, reportViolations, test } from './engines';

// Requests to another address than Playwright's are reported.
test.use({ expectedMessages: new RegExp(`${cmsWarnings.source}|^http://127`) });

const changed = 'Software as quiet';

for (const engine of engines) {
  test(`In ${engine} the editor shows the page and saves to a Git service`, async ({
    open,
    messages,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const [git, site] = [join(folder, 'git'), join(folder, 'site')];
    mkdirSync(git);
    const repository = new Repository(git);
    const about = readWords(contentRoot(), 'en').about;
    repository.commitAs('Owner', sampleFiles());
    const service = await serveGitea(repository, messages);
    await buildSite(site, service.url);
    const { url, server } = await serveSite(site, 0, contentRoot());
    reportViolations(server, site, messages);

    const tab = await open(engine, { locale: 'en' });
    await tab.setViewportSize({ width: 1280, height: 800 });
    // An address of which the build didn't know.
    await tab.goto(`${url.replace('localhost', '127.0.0.1')}/admin/`);
    const token = '[role="alertdialog"] input';
    const first = '[data-mode="edit"] [data-key-path="title.first"] input';
    await clickUntil(tab, '//button[contains(., "Access Token")]', token);
    await tab.fill(token, 'token');
    await tab.click('//*[@role="alertdialog"]//button[contains(., "Sign In")]');
    await tab.click('//*[contains(@class, "primary-sidebar")]//*[text()="English"]');
    await clickUntil(
      tab,
      '//*[@id="collection-container"]//*[text()="About page"]',
      'iframe.preview',
    );
    await expect
      .poll(() => tab.evaluate(preview))
      .toEqual({ title: about.title.first, isScaled: true, pictures: 2 });
    await clickUntil(
      tab,
      '[data-mode="edit"] [data-key-path="title"] button[aria-label="Expand"]',
      first,
    );
    await tab.fill(first, changed);
    await expect.poll(() => tab.evaluate(preview)).toMatchObject({ title: changed });
    await tab.click('//button[normalize-space()="Save"]');
    await expect
      .poll(() => repository.json('locales/en/translation.json').page.about.title.first)
      .toBe(changed);

    server.close();
    service.server.close();
    rmSync(folder, { recursive: true });
  });
}

/** Runs in the browser. What the page beside the form shows, and whether it is as wide as it should be. */
function preview() {
  const pane = document.querySelector<HTMLIFrameElement>('iframe.preview')?.contentDocument;
  const frame = pane?.querySelector('iframe');
  const page = frame?.contentDocument;
  if (!pane || !frame || !page) return {};
  const { width } = frame.getBoundingClientRect();
  const room = pane.documentElement.clientWidth;
  const title = page.querySelector('h1 .shown span:not(:has(*))');
  const images = [...page.querySelectorAll<HTMLImageElement>('main img')].slice(0, 2);
  return {
    title: title && Number.parseFloat(getComputedStyle(title).fontSize) > 40 && title.textContent,
    isScaled: Math.abs(width - room) <= 1,
    pictures: images.filter(({ naturalWidth }) => naturalWidth > 0).length,
  };
}

/** Builds the sample site with an editor that saves there, instead of to a server with HTTPS. */
async function buildSite(folder: string, service: string): Promise<void> {
  const CMS_SERVER_URL = 'https://git.example.com';
  cpSync(sampleSite, folder, { recursive: true });
  await buildEditorIn(folder, contentRoot(), {
    CMS_BACKEND: 'gitea',
    CMS_REPO: 'example/website',
    CMS_SERVER_URL,
  });
  for (const file of listFiles(folder, 'admin').filter((name) => /\.(html|js)$/.test(name))) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    if (code.includes(CMS_SERVER_URL))
      writeFileSync(path, code.replaceAll(CMS_SERVER_URL, service));
  }
}
