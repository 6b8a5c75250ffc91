/**
 * The editor with another version of the CMS than the installed one: `CMS_VERSION`, or the latest. Versions before
 * 0.221 load libraries from unpkg.com, which the editor's policy refuses; here they get the installed ones.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { copyProject } from '../tools/copyProject';
import { buildIn } from './buildCopy';
import { Editor, expect, test } from './editor';

const version = process.env.CMS_VERSION ?? 'latest';
const words = 'locales/en/translation.json';

test(`The site is built with the CMS’s version ${version}, and its editor opens, previews and saves`, async ({
  browser,
  folder,
  serve,
}) => {
  test.setTimeout(900_000);
  copyProject(folder, { modules: 'copy' });
  const packages = [`@sveltia/cms@${version}`, 'immutable@5'];
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--legacy-peer-deps', ...packages], {
    cwd: folder,
    stdio: 'pipe',
  });
  const printed = await buildIn(folder);
  for (const [warning] of printed.matchAll(/The editor works, but.+/g))
    test.info().annotations.push({ type: 'warning', description: warning });

  const baseURL = await serve(join(folder, 'public'));
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  await context.route('https://unpkg.com/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/(?<=\w)@[^/]+/, '');
    return route.fulfill({ path: join(folder, 'node_modules', file) });
  });
  const editor = new Editor(await context.newPage());
  await editor.open();
  await editor.openEntry('about');
  await editor.unfold('title');
  await editor.write('title.first', 'Software as quiet');
  const heading = editor.preview.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Software as quiet');
  await editor.save();
  const saved = await editor.changedFiles();
  expect(Object.keys(saved)).toEqual([words]);
  expect(JSON.parse(String(saved[words])).page.about.title.first).toBe('Software as quiet');
  await context.close();
});
