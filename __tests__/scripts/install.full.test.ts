/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { temporaryFolder } from '../tools/temporaryFolder';

const folder = temporaryFolder();
const programs = join(folder, 'programs');

const packages = (versions: Record<string, string>, system: object = {}) => ({
  packages: {
    '': {},
    ...Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        name.startsWith('tool') ? { version, optional: true, ...system } : { version },
      ]),
    ),
  },
});
const write = (file: string, value: object) =>
  writeFileSync(join(folder, file), JSON.stringify(value));

/** What the command prints, with a stand-in for npm that prints its arguments. */
function install(code = '0', cwd = folder, ...options: string[]) {
  const env = { ...process.env, CODE: code, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const script = resolve('scripts/install.mjs');
  return spawnSync(process.execPath, [script, ...options], { cwd, env, encoding: 'utf8' });
}

beforeAll(() => {
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm $*"\nexit $CODE\n', {
    mode: 0o755,
  });
  write('package-lock.json', packages({ gatsby: '5.0.0', react: '18.3.1', 'tool-win32': '1.0.0' }));
  mkdirSync(join(folder, 'node_modules'));
});

test('What `npm ci` has installed, on a host or in a container, is not installed again', () => {
  // Without the packages for other systems.
  write('node_modules/.package-lock.json', packages({ gatsby: '5.0.0', react: '18.3.1' }));
  expect(install()).toMatchObject({ status: 0, stdout: '' });
});

const { platform, arch } = process;
const [otherPlatform, otherArch] = [
  platform === 'win32' ? 'darwin' : 'win32',
  arch === 'x64' ? 'arm64' : 'x64',
];
test.each<[object, boolean]>([
  [{ os: [platform], cpu: [arch] }, false],
  [{ os: ['!aix', `!${otherPlatform}`] }, false],
  [{ os: [otherPlatform], cpu: [arch] }, true],
  [{ os: [platform], cpu: [otherArch] }, true],
  [{ os: [`!${platform}`] }, true],
  [{ os: [platform], libc: ['musl', 'glibc'] }, false],
])('Packages for %j are installed again: %s', (system, expected) => {
  const versions = { gatsby: '5.0.0', react: '18.3.1', 'tool-system': '1.0.0' };
  write('node_modules/.package-lock.json', packages(versions, system));
  const { stdout } = install();
  expect(stdout.includes('npm ci')).toBe(expected);
});

describe('A folder in which Gatsby can’t work', () => {
  const inside = (name: string) => {
    const path = join(folder, name, 'site');
    mkdirSync(path, { recursive: true });
    return path;
  };

  test.each([...'()[]{}\'"!#%'])('is named at once, with the sign: %s', (sign) => {
    const name = `Dropbox ${sign}Company`;
    const { status, stdout, stderr } = install('0', inside(name), '--gatsby');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Gatsby can't work in the folder "${name}", as its name contains ${sign} – rename it, or move the project to another folder.\n`,
    );
  });

  test('is named with all signs', () => {
    const { stderr } = install('0', inside('Site (copy) #1'), '--gatsby');
    expect(stderr).toContain('as its name contains ( and ) and # – rename it');
  });

  test('does not stop commands without Gatsby, nor do other signs stop any', () => {
    expect(install('0', inside('Dropbox (Company)')).stdout).not.toContain('Gatsby');
    const { stderr } = install('0', inside('Büro & Söhne, a+b;c=d~e$f^g@h'), '--gatsby');
    expect(stderr).toBe('');
  });

  test('is told by each command that runs Gatsby', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = Object.entries<string>(scripts).filter(([, script]) =>
      /gatsby\.ts|start\.ts|runTests/.test(script),
    );
    expect(commands.map(([name]) => name).sort()).toEqual(
      Object.keys(scripts)
        .filter((name) => scripts[name].includes('install.mjs --gatsby'))
        .sort(),
    );
    expect(commands.length).toBeGreaterThan(3);
  });
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
