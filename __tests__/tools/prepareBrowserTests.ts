/**
 * Prepares the browser tests: builds the sites that they visit in a copy of the project, so that the owner's `public/`
 * stays as it is, and installs the browsers: as root on Debian from apt, otherwise Playwright's own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { findChromium, headlessShell } from './chromium';
import { renewCopy } from './copyProject';
import { debianPackages, engines, isInstalled } from './engines';
import { freePort } from './freePort';
import { buildIn, startNpm, stop } from './npm';
import { sampleSite, siteWithToken, testResults } from './paths';

/** The sample without and with a map token; the tests answer the requests made with it. */
async function buildSites(): Promise<void> {
  const folder = renewCopy();
  await buildIn(folder, { GATSBY_MAPBOX_TOKEN: 'pk.test' });
  keepAs(siteWithToken, folder);
  await startIn(folder);
  keepAs(sampleSite, folder);
}

/** Builds and serves the copy with `npm start`, until a page has come. */
async function startIn(folder: string): Promise<void> {
  const port = await freePort();
  const run = startNpm(folder, ['start', '--', '--port', String(port)]);
  const ready = new Promise<void>((resolve) => {
    run.child.stdout?.on('data', () => {
      if (run.printed().includes('The site is ready')) resolve();
    });
  });
  await Promise.race([ready, run.ended]);
  const answer = await fetch(`http://localhost:${port}/about/`).catch(() => undefined);
  await stop(run);
  if (!answer?.ok) throw new Error(run.printed());
  mkdirSync(testResults, { recursive: true });
  writeFileSync(`${testResults}/build.log`, run.printed());
}

function keepAs(site: string, folder: string): void {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(folder, 'public'), site, { recursive: true });
  // The types of the pages' queries, for `tsc`.
  cpSync(join(folder, 'src/gatsby-types.d.ts'), 'src/gatsby-types.d.ts');
}

/** Returns an exit code. */
function installBrowsers(): number {
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && existsSync('/usr/bin/apt-get');
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

/** Runs a tool of the project or the system. Returns its exit code; 127 if it doesn't exist. */
function run(tool: string, args: string[]): number {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  // Windows starts npm's tools only in a shell.
  const shell = process.platform === 'win32';
  return (
    spawnSync(tool, args, { stdio: 'inherit', shell, env: { ...process.env, PATH } }).status ?? 127
  );
}

buildSites()
  .then(installBrowsers, (error: Error) => {
    // What Gatsby printed.
    console.error(error.message);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
