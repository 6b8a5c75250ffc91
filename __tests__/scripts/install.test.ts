/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
const programs = join(folder, 'programs');

const packages = (versions: Record<string, string>) => ({
  packages: {
    '': {},
    ...Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        { version, optional: name.startsWith('tool') },
      ]),
    ),
  },
});
const write = (file: string, value: object) =>
  writeFileSync(join(folder, file), JSON.stringify(value));

/** What the command prints, with a stand-in for npm that prints its arguments. */
function install(code = '0') {
  const env = { ...process.env, CODE: code, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const script = resolve('scripts/install.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

beforeAll(() => {
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm $*"\nexit $CODE\n', {
    mode: 0o755,
  });
  write('package-lock.json', packages({ gatsby: '5.0.0', react: '18.3.1', 'tool-win32': '1.0.0' }));
  mkdirSync(join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('What `npm ci` has installed, on a host or in a container, is not installed again', () => {
  // Without the packages for other systems.
  write('node_modules/.package-lock.json', packages({ gatsby: '5.0.0', react: '18.3.1' }));
  expect(install()).toEqual({ status: 0, stdout: '' });
});

test.each([
  ['another version', { gatsby: '5.0.0', react: '17.0.0' }],
  ['a package too few', { react: '18.3.1' }],
  ['nothing', undefined],
])('After %s, the packages are installed, and it says how long that takes', (_, versions) => {
  const record = 'node_modules/.package-lock.json';
  if (versions) write(record, packages(versions));
  else rmSync(join(folder, record));
  const { status, stdout } = install();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Installing the packages: usually .* minutes/);
  expect(stdout).toContain('npm ci --include=dev');
});

test('A failed installation stops the command', () => {
  expect(install('3').status).toBe(3);
});
