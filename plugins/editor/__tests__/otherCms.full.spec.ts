/**
 * The editor with another version of the CMS than the installed one: `CMS_VERSION`, or the latest. Versions before
 * 0.221 load what previews and `preSave` need from unpkg.com. The editor's policy refuses that, so a site can't use them;
 * here the policy is off and the files come from the installed packages, so that our code meets these versions too.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/copyProject';
import { serveEditedSite } from '../tools/editedSite';
import { buildIn } from '../tools/npm';
import { Editor, expect, test } from './editor';

const version = process.env.CMS_VERSION ?? 'latest';
const words = 'locales/en/translation.json';

test(`The site is built with the CMS’s version ${version}, and its editor opens, previews and saves`, async ({
  browser,
  folder,
}) => {
  test.setTimeout(900_000);
  copyProject(folder, { modules: 'copy' });
  // In a folder of its own, as npm would change the other packages, and files that the copy shares with the project.
  const packages = [`@sveltia/cms@${version}`, 'immutable@5'];
  const installed = join(folder, 'other-cms');
  execFileSync('npm', ['install', '--no-audit', '--prefix', installed, ...packages], {
    stdio: 'pipe',
  });
  const cms = 'node_modules/@sveltia/cms';
  rmSync(join(folder, cms), { recursive: true });
  symlinkSync(join(installed, cms), join(folder, cms));
  const printed = await buildIn(folder);
  for (const [warning] of printed.matchAll(/The editor works, but.+/g))
    test.info().annotations.push({ type: 'warning', description: warning });

  const { url, server } = await serveEditedSite(join(folder, 'public'), folder);
  const context = await browser.newContext({ bypassCSP: true });
  await context.route('https://unpkg.com/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/(?<=\w)@[^/]+/, '');
    return route.fulfill({ path: join(installed, 'node_modules', file) });
  });
  const editor = new Editor(await context.newPage(), { folder, url });
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
  const heading = editor.preview.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Software as quiet');
  await editor.save();
  const saved = editor.changedFiles();
  expect(Object.keys(saved)).toEqual([words]);
  expect(JSON.parse(String(saved[words])).page.about.title.first).toBe('Software as quiet');
  await context.close();
  server.close();
});
