/**
 * The editor with another version of the CMS than the installed one: `CMS_VERSION`, or the latest. The corrections fit
 * only some versions, so this one goes without them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/copyProject';
import { buildIn } from './buildCopy';
import { Editor, expect, test } from './editor';

const version = process.env.CMS_VERSION ?? 'latest';
const corrections = 'src/build/editor/corrections.ts';
const words = 'locales/en/translation.json';

test(`The site is built with the CMS’s version ${version}, and its editor opens, previews and saves`, async ({
  browser,
  folder,
  serve,
}) => {
  test.setTimeout(900_000);
  const without = readFileSync(corrections, 'utf8').replace(/find: .*,$/gm, 'find: /(?!)/,');
  copyProject(folder, { modules: 'copy', changes: { [corrections]: without } });
  execFileSync('npm', ['install', '--no-save', '--no-audit', `@sveltia/cms@${version}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  expect((await buildIn(folder)).match(/The editor works, but/g)?.length).toBeGreaterThanOrEqual(3);

  const context = await browser.newContext({ baseURL: await serve(join(folder, 'public')) });
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
