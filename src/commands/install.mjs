// Runs before the other commands, with Node alone: installs what package-lock.json names, if it isn't there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const wanted = readFileSync('package-lock.json', 'utf8');
const stamp = 'node_modules/.installed-lock.json';
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!isInstalled) {
  console.log('Installing the packages; this takes a minute or two …');
  // Not "npm ci": the lock file names the builds for Linux only, and npm adds those of other systems.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
