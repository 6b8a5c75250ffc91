// The first step of every command: checks Node's version, and installs the packages in package-lock.json unless they
// are installed. With `--gatsby`, also checks the folder's name. Needs nothing but Node and npm.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const unknown = process.argv.slice(2).find((option) => option !== '--gatsby');
if (unknown) {
  console.error(
    `"${unknown}" is unknown: this only installs the packages. README.md lists the commands.`,
  );
  process.exit(1);
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20 || major > 25) {
  console.error(
    `This needs Node 20 to 25; you have ${process.versions.node}. Install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}

/** Gatsby fails in a folder whose path has one of these, or never ends. */
const [folder] = /[^/\\]*[()[\]{}'"!#%][^/\\]*/.exec(process.cwd()) ?? [];
if (folder && process.argv.includes('--gatsby')) {
  const signs = [...new Set(folder.match(/[()[\]{}'"!#%]/g))].join(' and ');
  console.error(
    `Gatsby can't work in the folder "${folder}", as its name contains ${signs} – rename it, or move the project to another folder.`,
  );
  process.exit(1);
}

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Whether a package is made for this system: `os`, `cpu` and `libc` list what it is for, or with `!` what it isn't for. */
function isForThisSystem({ os, cpu, libc }) {
  const fits = (list = [], own) =>
    !list.length || list.includes(own) || (list[0].startsWith('!') && !list.includes(`!${own}`));
  // Only reports of Linux have it, and only with glibc.
  const { glibcVersionRuntime } = libc ? process.report.getReport().header : {};
  return (
    fits(os, process.platform) &&
    fits(cpu, process.arch) &&
    fits(libc, glibcVersionRuntime ? 'glibc' : 'musl')
  );
}

/**
 * npm lists what it has installed in a file of its own; packages for other systems are optional. A container or another
 * computer that shares the folder may have installed them for its own system; pnpm moves npm's packages elsewhere.
 */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return (
    Object.entries(installed).every(
      ([path, entry]) => isForThisSystem(entry) && existsSync(path),
    ) &&
    Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional }]) =>
        !path || (optional && !installed[path]) || installed[path]?.version === version,
    )
  );
}

/** npm needs a cache. It tells scripts its folder, which is in the user's home: containers may have none. */
function cacheOptions() {
  const folder = process.env.npm_config_cache;
  if (!folder) return [];
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(tmpdir(), 'npm-cache')}`];
  }
}

function install() {
  const start = Date.now();
  console.log('Installing the packages: usually one to two minutes …');
  const progress = setInterval(
    () => console.log(`… ${Math.round((Date.now() - start) / 1000)} s`),
    15_000,
  );
  // The prefix makes npm use this folder's package-lock.json, also in a workspace of another project.
  const args = ['ci', '--prefix=.', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // First, as npm may begin before this goes on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill(signal));
  const npm = spawn('npm', [...args, ...cacheOptions()], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  npm.on('exit', (code, signal) => {
    clearInterval(progress);
    process.exitCode = code ?? 1;
    if (code) console.error('Installing the packages failed; see the messages from npm above.');
    else if (signal) console.error('Installing the packages was interrupted.');
  });
}

if (!isInstalled()) {
  // npm would empty the folder that it points to, which others use.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'The packages are not those of package-lock.json, and node_modules is a link. Run `npm ci` where it leads.',
    );
    process.exit(1);
  }
  install();
}
