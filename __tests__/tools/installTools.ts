/**
 * Installs the browsers, Git, and what the full test publishes with, if they are missing: as root on Debian from apt,
 * otherwise only Playwright's browsers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { findChromium, headlessShell } from './chromium';
import { debianPackages, engines, isInstalled } from './engines';
import { isFullRun } from './fullRun';

/** Debian's packages and their programs. */
const programs = {
  git: '/usr/bin/git',
  ...(isFullRun && { nginx: '/usr/sbin/nginx', rsync: '/usr/bin/rsync' }),
};

/** Returns an exit code. */
export function installTools(): number {
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && existsSync('/usr/bin/apt-get');
  const found = findChromium();
  const isFast = found === headlessShell || (found && found === process.env.CHROMIUM_PATH);
  const missing = engines.filter((engine) => !isInstalled(engine));
  const lacking = Object.entries(programs).flatMap(([name, program]) =>
    hasApt && !existsSync(program) ? [name] : [],
  );
  if ((isFast || (found && !hasApt)) && !missing.length && !lacking.length) return 0;
  console.log('Installing what the tests need …');
  if (hasApt) {
    run('apt-get', ['update', '-qq']);
    if (lacking.length) install(...lacking);
    const hasChromium =
      isFast || install('chromium-headless-shell') || found || install('chromium');
    if (hasChromium && missing.every((engine) => install(...debianPackages(engine)))) return 0;
  }
  const wanted = [...(found ? [] : ['chromium']), ...missing];
  return run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), ...wanted]);
}

const install = (...packages: string[]) =>
  run('apt-get', ['install', '-y', '-qq', ...packages]) === 0;

/** Runs a tool of the project or the system. Returns its exit code; 127 if it doesn't exist. */
function run(tool: string, args: string[]): number {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  // Windows starts npm's tools only in a shell.
  const shell = process.platform === 'win32';
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell, env: { ...process.env, PATH } }).status ?? 127
  );
}
