// `node scripts/install.mjs scripts/build.ts`: checks Node's version, installs the packages in package-lock.json unless
// they are installed, then runs the command. Needs nothing but Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20 || major > 25) {
  console.error(
    `This needs Node 20 to 25; you have ${process.versions.node}. Install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
}

const lock = readFileSync('package-lock.json', 'utf8');
const stamp = 'node_modules/.installed-lock.json';
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

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
  writeFileSync(stamp, lock);
}

const command = process.argv.slice(2);
if (command.length) {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...command], {
    stdio: 'inherit',
  });
  // Ctrl+C also reaches the command, which ends by itself.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
