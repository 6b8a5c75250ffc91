/** Tests `npm run dev`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../../src/files/files';
import { readWords } from '../../src/files/read';
import { wordFile } from '../../src/model/model';
import { copyProject } from '../tools/copyProject';
import { freePort } from '../tools/freePort';
import { startNpm, stop } from '../tools/npm';
import { contentsOf } from '../tools/wordFiles';
import { expect, languages, test } from './site';

// Gatsby's development tools log to the console.
test.use({ expectedMessages: /./ });

const [language] = languages;

test('The development server shows a saved text in the open page, and serves the editor', async ({
  page,
}) => {
  test.setTimeout(600_000);
  if (!language) throw new Error('The site has no language.');
  const folder = mkdtempSync(join(tmpdir(), 'develop-'));
  copyProject(folder);
  const url = `http://localhost:${await freePort()}`;
  const server = startNpm(folder, ['run', 'dev', '--', '--port', new URL(url).port], {
    CI: 'true',
  });
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

    await page.goto(`${url}/admin/`);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
