/** Tests `npm run dev`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../../src/files/files';
import { readWords } from '../../src/files/read';
import { wordFile } from '../../src/model/model';
import { copyProject } from '../tools/copyProject';
import { freePort } from '../tools/freePort';
import { contentsOf } from '../tools/wordFiles';
import { environmentOfCopy } from './buildCopy';
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
  const server = develop(folder, new URL(url).port);
  try {
    await expect.poll(server.isReady, { timeout: 400_000 }).toBe(true);
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
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function develop(cwd: string, port: string) {
  const env = { ...environmentOfCopy, CI: 'true' };
  const gatsby = join(cwd, 'node_modules/gatsby/cli.js');
  const child = spawn(process.execPath, [gatsby, 'develop', '--port', port], { cwd, env });
  const output: Buffer[] = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  return {
    isReady(): boolean {
      const text = Buffer.concat(output).toString();
      if (child.exitCode !== null || text.includes(' ERROR ')) throw new Error(text);
      return text.includes('You can now view');
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
