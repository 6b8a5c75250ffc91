/** Installs the browsers that the tests need: as root on Debian from apt, otherwise Playwright's own. */
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium';
import { debianPackages, engines, isInstalled } from './engines';
import { run } from './run';

const isRoot = process.getuid?.() === 0;
const hasApt = isRoot && existsSync('/usr/bin/apt-get');

/** Returns an exit code. */
export function installBrowsers(): number {
  const found = findChromium();
  const isFast = [headlessShell, process.env.CHROMIUM_PATH].includes(found);
  const missing = engines.filter((engine) => !isInstalled(engine));
  if ((isFast || (found && !hasApt)) && !missing.length) return 0;
  console.log('Installing browsers for the tests …');
  if (hasApt) {
    run('apt-get', ['update', '-qq']);
    const hasChromium =
      isFast || install('chromium-headless-shell') || found || install('chromium');
    if (hasChromium && missing.every((engine) => install(...debianPackages(engine)))) return 0;
  }
  const wanted = [...(found ? [] : ['chromium']), ...missing];
  return run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), ...wanted]);
}

const install = (...packages: string[]) =>
  run('apt-get', ['install', '-y', '-qq', ...packages]) === 0;
