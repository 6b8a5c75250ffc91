/** Tests `npm run dev`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../../src/files/files';
import { readWords } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { wordFile } from '../../src/model/model';
import { writeIn } from '../model/project';
import { copyProject } from '../tools/copyProject';
import { freePort } from '../tools/freePort';
import { startNpm, stop } from '../tools/npm';
import { contentsOf } from '../tools/wordFiles';
import { Editor } from './editor';
import { company, expect, languages, test } from './site';

// Gatsby's development tools log to the console.
test.use({ expectedMessages: /./ });

const [language] = languages;

test('The development server shows a saved text in the open page, reports a mistake and goes on, and serves the editor and its files, also at the path of the site', async ({
  context,
  page,
}) => {
  test.setTimeout(600_000);
  if (!language) throw new Error('The site has no language.');
  const folder = mkdtempSync(join(tmpdir(), 'develop-'));
  const address = { url: 'https://example.github.io/website' };
  copyProject(folder, {
    changes: { 'content/company.json': jsonText({ ...company, ...address }) },
  });
  const url = `http://localhost:${await freePort()}`;
  const server = startNpm(
    folder,
    ['run', 'dev', '--', '--port', new URL(url).port, '--host', '0.0.0.0'],
    {
      CI: 'true',
    },
  );
  try {
    await expect.poll(server.printed, { timeout: 400_000 }).toMatch(/You can now view| ERROR /);
    expect(server.printed()).not.toContain(' ERROR ');
    await page.goto(`${url}${language.pathOf('/about/')}`, { timeout: 120_000 });
    await expect(page.locator('#team')).toHaveText(language.words.about.team.title);

    const words = readWords(folder, language.code);
    words.about.team.title = 'Half of us have seen it change';
    const { translation } = contentsOf(words);
    writeJson(folder, wordFile('translation', language.code), translation);
    await expect(page.locator('#team')).toHaveText('Half of us have seen it change', {
      timeout: 60_000,
    });

    const file = wordFile('translation', language.code);
    writeIn(folder, file, '{');
    // Gatsby's last line before it runs the queries again.
    await expect
      .poll(server.printed)
      .toMatch(new RegExp(`${file}\\s+line 1: is not valid JSON[^]*write out requires`));
    await page.reload();
    await expect(page.locator('#team')).toHaveText('Half of us have seen it change');
    translation.page.about.team.title = 'All of us have';
    writeJson(folder, file, translation);
    await expect(page.locator('#team')).toHaveText('All of us have', { timeout: 60_000 });

    const missing: string[] = [];
    page.on('response', (response) => response.status() < 400 || missing.push(response.url()));
    await page.goto(`${url}/website/admin/`);
    await expect(page).toHaveURL(`${url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page.locator('img')).toHaveJSProperty('complete', true);
    expect(missing.filter((one) => one.includes('/website/icons'))).toEqual([]);

    const site = await context.newPage();
    await site.goto(`${url}${language.pathOf('/about/')}`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    const editor = new Editor(page);
    await editor.openEntry('about');
    await editor.unfold('title');
    await editor.write('title.first', 'Software as quiet');
    await editor.save();
    await expect(page.getByText(`Saved in the folder. ${url}/about/ shows it`)).toBeVisible();
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Software as quiet', {
      timeout: 60_000,
    });
    words.about.title.first = 'Software as quiet';
    expect(readWords(folder, language.code)).toEqual(words);

    // Others in the same network see the site, but not the files.
    const networks = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address } of networks.filter(
      ({ internal, family }) => !internal && family === 'IPv4',
    )) {
      const files = new URL(`http://${address}:${new URL(url).port}/admin/files`);
      expect((await fetch(new URL('/admin/', files))).status).toBe(200);
      expect((await fetch(files, { headers: { 'X-Editor': 'yes' } })).status).toBe(403);
    }
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
