// Runs before the other commands, with Node alone: installs the packages in package-lock.json unless they are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const wanted = readFileSync('package-lock.json', 'utf8');
const stamp = 'node_modules/.installed-lock.json';
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!isInstalled) {
  console.log('Installing the packages; this takes a minute or two …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing the packages failed; see the messages from npm above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
