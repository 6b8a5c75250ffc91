/**
 * The editor with another version of the CMS than the installed one: `CMS_VERSION`, or the latest. Versions before
 * 0.221 load what previews and `preSave` need from unpkg.com. The editor's policy refuses that, so a site can't use them;
 * here the policy is off and the files come from the installed packages, so that our code meets these versions too.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf } from './builtSites';
import { Editor, serve } from './editor';
import { expect, filesIn, test, words } from './tiny';

const version = process.env.CMS_VERSION ?? 'latest';

/** Returns what it prints. */
function run(command: string, args: string[], cwd: string): string {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}

test(`The editor is built with the CMS’s version ${version}, opens, previews and saves`, async ({
  browser,
  folder,
  project,
}) => {
  const copy = join(folder, 'copy');
  cpSync(join(__dirname, '..'), join(copy, 'plugins/editor'), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@sveltia'), { recursive: true });
  // `.cache` has the editors that other tests open.
  for (const name of readdirSync('node_modules'))
    if (!['@sveltia', '.cache'].includes(name))
      symlinkSync(resolve('node_modules', name), join(modules, name));
  // In a folder of its own, as npm would change the other packages.
  const installed = join(folder, 'other-cms');
  const packages = [`@sveltia/cms@${version}`, 'immutable@5'];
  run('npm', ['install', '--no-audit', '--prefix', installed, ...packages], folder);
  symlinkSync(join(installed, 'node_modules/@sveltia/cms'), join(modules, '@sveltia/cms'));
  const build = "require('./plugins/editor/__tests__/builtSites').buildSite('folder')";
  const printed = run(process.execPath, ['--import', 'tsx', '--eval', build], copy);
  for (const [warning] of printed.matchAll(/The editor works, but.+/g))
    test.info().annotations.push({ type: 'warning', description: warning });

  const { url, server } = await serve(join(copy, folderOf('folder')), filesIn(project.folder));
  const context = await browser.newContext({ bypassCSP: true });
  await context.route('https://unpkg.com/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/(?<=\w)@[^/]+/, '');
    return route.fulfill({ path: join(installed, 'node_modules', file) });
  });
  const editor = new Editor(await context.newPage(), { folder: project.folder, url });
  const before = String(editor.readFile(words));
  await editor.open();
  await editor.openEntry('Page');
  await editor.write('title', 'Port');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Port');
  await editor.save();
  expect(String(editor.readFile(words))).toBe(before.replace('Harbour', 'Port'));
  await context.close();
  server.close();
});
