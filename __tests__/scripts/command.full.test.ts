/** @jest-environment node */

import { createServer } from 'node:net';
import { contentRoot } from '../../src/files/contentRoot';
import { listen } from '../tools/freePort';
import { runScript } from '../tools/runScript';

const run = (name: string, ...options: string[]) => runScript(name, contentRoot(), ...options);

test.each([
  ['setup', 'npm run setup -- --languages "de en" --deleteOthers'],
  ['language', 'npm run language -- remove fr it'],
  ['map', 'OVERPASS_URL=https://…/api/interpreter npm run map'],
])('The help of %s has the example: %s', (command, example) => {
  const { status, stdout } = run(command, '--help');
  expect(stdout).toContain(`  ${example}\n`);
  expect(status).toBe(0);
});

test('The help of setup describes each option', () => {
  const { stdout } = run('setup', '--help');
  expect(stdout).toContain('  --phone         Phone. Shown as written; starts with + and');
  expect(stdout).toMatch(/ {2}--look {10}Look\. .* One of: editorial, modern, warm\.\n/);
});

test.each([
  ['setup', '--colour', "Unknown option '--colour': --help lists the options."],
  ['setup', '--name', "Option '--name <value>' argument missing: --help lists the options."],
  ['language', '--colour', "Unknown option '--colour': --help lists the options."],
  ['map', 'Berlin', "Unexpected argument 'Berlin': --help lists the options."],
])('%s %s fails with one sentence', (command, option, sentence) => {
  expect(run(command, option)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

test('A value that starts with a hyphen needs an equals sign', () => {
  const { status, stderr } = run('setup', '--position', '-33.9, 18.4');
  expect(stderr).toBe('Write a value that starts with a hyphen after "=": --position=-1\n');
  expect(status).toBe(1);
});

test('npm start says that the chosen port is in use, before it builds', async () => {
  const server = createServer();
  const port = await listen(server);
  // Content that can't be built.
  const { status, stderr } = runScript('start', '__tests__/tools', '--port', `${port}`);
  server.close();
  expect(stderr).toBe(`Port ${port} is in use. Choose another: npm start -- --port 4000\n`);
  expect(status).toBe(1);
});

test.each([
  ['--port=8o00', '"8o00" is not a port. Write a number such as 4000.\n', ''],
  ['--prot=4000', "Unknown option '--prot': --help lists the options.\n", ''],
  ['--help', '', expect.stringContaining('  npm start -- --port 4000 ')],
])('npm start %s builds nothing', (option, stderr, stdout) => {
  expect(run('start', option)).toEqual({ status: stderr ? 1 : 0, stderr, stdout });
});
