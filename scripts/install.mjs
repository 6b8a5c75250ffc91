// The first step of every command: checks Node's version, and installs the packages in package-lock.json unless they
// are installed. With `--gatsby`, also checks the folder's name. Needs nothing but Node and npm.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

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
 * computer that shares the folder may have installed them for its own system.
 */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return (
    Object.values(installed).every(isForThisSystem) &&
    Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional }]) =>
        !path || (optional && !installed[path]) || installed[path]?.version === version,
    )
  );
}

function install() {
  const start = Date.now();
  console.log('Installing the packages: usually one to two minutes …');
  const progress = setInterval(
    () => console.log(`… ${Math.round((Date.now() - start) / 1000)} s`),
    15_000,
  );
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  npm.on('exit', (code) => {
    clearInterval(progress);
    process.exitCode = code ?? 1;
    if (code) console.error('Installing the packages failed; see the messages from npm above.');
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
