/**
 * A site whose address has a path, as project sites of GitHub Pages do: pages, links, languages, the 404 page and the
 * editor work there, and nothing is requested outside.
 * @jest-environment node
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '../../src/model/json';
import { copyProject } from '../tools/copyProject';
import { buildIn, runNpm } from '../tools/npm';
import { sampleContent, sampleSite } from '../tools/paths';
import { temporaryFolder } from '../tools/temporaryFolder';

jest.setTimeout(900_000);

const folder = temporaryFolder();
const sample = `${sampleContent}/content/company.json`;
beforeAll(async () => {
  const company = JSON.parse(readFileSync(sample, 'utf8'));
  const url = 'https://example.github.io/website';
  const changes = { [sample]: jsonText({ ...company, url }) };
  copyProject(folder, { modules: 'copy', tests: true, changes });
  await buildIn(folder, { CONTENT_ROOT: sampleContent });
  cpSync(join(folder, 'public'), join(folder, sampleSite), { recursive: true });
});

async function runPlaywright(...args: string[]): Promise<void> {
  const env = { CONTENT_ROOT: sampleContent, FULL_RUN: '', TEST_PORT: '4290' };
  const { status, printed } = await runNpm(
    folder,
    ['exec', '--', 'playwright', 'test', ...args],
    env,
  );
  if (status !== 0) throw new Error(printed);
}

test('What visitors see and follow is the same', () => {
  const specs = ['page', 'links', 'languages', 'keyboard'];
  specs.push('front', 'typedHeading', 'withoutScript', 'editing.spec');
  return runPlaywright('--config=__tests__/browser/playwright.config.ts', ...specs);
});

test('The tests of an owner’s own site pass', () =>
  runPlaywright('--config=__tests__/ownSite/playwright.config.ts'));
