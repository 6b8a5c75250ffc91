/**
 * A company with other languages, pictures and another office takes the template: every test that its owner
 * runs passes as it is.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOtherContent } from '../otherContent';
import { copyProject } from '../tools/copyProject';

jest.setTimeout(900_000);

const folder = mkdtempSync(join(tmpdir(), 'other-company-'));

const { JEST_WORKER_ID: _, ...environment } = process.env;

/** Runs one of the project's commands in the copy; returns its exit code and what it printed. */
function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `scripts/${name}.ts`, ...args],
    {
      cwd: folder,
      // Playwright refuses to run where it takes itself for a part of Jest.
      env: { ...environment, CONTENT_ROOT: '', FULL_RUN: '', TEST_PORT: '4180' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

beforeAll(async () => {
  copyProject(folder, { modules: 'copy', tests: true });
  await writeOtherContent(folder, ['fr', 'en']);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('Set up for another company, its content passes the check', () => {
  const answers = {
    name: 'Boulangerie Dupain',
    url: 'https://boulangerie.example.com',
    phone: '+33 1 00 00 00 00',
    email: 'bonjour@boulangerie.example.com',
    address: '1 rue de l’Exemple, 75000 Paris',
    position: 'https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522',
  };
  const args = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  expect(command('setup', ...args)).toMatchObject({ status: 0 });
  expect(command('check')).toMatchObject({ status: 0 });
});

test.each(['test:quick', 'build'])('npm run %s passes', (name) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', name], {
    cwd: folder,
    env: { ...environment, CONTENT_ROOT: '', FULL_RUN: '', ALLOW_EXAMPLE_URL: 'true' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(stdout, stderr);
  expect(status).toBe(0);
});
