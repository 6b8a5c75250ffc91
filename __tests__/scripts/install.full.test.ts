/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const record = 'node_modules/.package-lock.json';

/** As npm leaves it: the packages, and its record of them, without the project. */
function writeInstalled(versions: Record<string, string>, system?: object): void {
  const { '': _, ...installed } = packages(versions, system).packages;
  for (const path of Object.keys(installed)) mkdirSync(join(folder, path), { recursive: true });
  write(record, { packages: installed });
}

/** What the command prints, with a stand-in for npm that prints its arguments. */
function install(code = '0', cwd = folder, ...options: string[]) {
  const env = { ...process.env, CODE: code, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const script = resolve('scripts/install.mjs');
  return spawnSync(process.execPath, [script, ...options], { cwd, env, encoding: 'utf8' });
}

const writeNpm = () =>
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm $*"\nexit $CODE\n', {
    mode: 0o755,
  });

beforeAll(() => {
  mkdirSync(programs);
  writeNpm();
  write('package-lock.json', packages({ gatsby: '5.0.0', react: '18.3.1', 'tool-win32': '1.0.0' }));
  mkdirSync(join(folder, 'node_modules'));
});

test('What `npm ci` has installed, on a host or in a container, is not installed again', () => {
  // Without the packages for other systems.
  writeInstalled({ gatsby: '5.0.0', react: '18.3.1' });
  expect(install()).toMatchObject({ status: 0, stdout: '' });
});

test('Packages that pnpm has moved away, but not npm’s record of them, are installed again', () => {
  writeInstalled({ gatsby: '5.0.0', react: '18.3.1' });
  rmSync(join(folder, 'node_modules/react'), { recursive: true });
  expect(install().stdout).toContain('npm ci');
});

test('In a workspace of another project, npm uses the package-lock.json of this folder', () => {
  rmSync(join(folder, record), { force: true });
  expect(install().stdout).toContain(' --prefix=. ');
});

test.each(['--help', '--gatsbi', 'now'])('The unknown argument %s installs nothing', (option) => {
  rmSync(join(folder, record), { force: true });
  const { status, stdout, stderr } = install('0', folder, option);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `"${option}" is unknown: this only installs the packages. README.md lists the commands.\n`,
  );
});

test('A signal that ends it ends npm, too', async () => {
  rmSync(join(folder, record), { force: true });
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm is $$."\nexec sleep 60\n');
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, [resolve('scripts/install.mjs')], { cwd: folder, env });
  let printed = '';
  while (!/npm is \d+\./.test(printed)) printed += (await once(child.stdout, 'data'))[0];
  child.kill('SIGTERM');
  await once(child, 'exit');
  writeNpm();
  const [, npm] = /npm is (\d+)/.exec(printed) ?? [];
  expect(() => process.kill(Number(npm), 0)).toThrow('ESRCH');
  expect(child.exitCode).toBe(1);
});

test('Without a home that can be written, npm gets another cache', () => {
  rmSync(join(folder, record), { force: true });
  process.env.npm_config_cache = '/dev/null/home/.npm';
  expect(install().stdout).toContain(` --cache=${join(tmpdir(), 'npm-cache')}\n`);
  process.env.npm_config_cache = join(folder, '.npm');
  expect(install().stdout).not.toContain('--cache');
  delete process.env.npm_config_cache;
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
  writeInstalled(versions, system);
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
  if (versions) writeInstalled(versions as Record<string, string>);
  else rmSync(join(folder, record));
  const { status, stdout } = install();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Installing the packages: usually .* minutes/);
  expect(stdout).toMatch(/npm ci .*--include=dev/);
});

test('A failed installation stops the command', () => {
  expect(install('3').status).toBe(3);
});
