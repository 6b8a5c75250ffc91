/**
 * Prepares the browser tests: builds the sites that they visit in a copy of the project, so that the owner's `public/`
 * stays as it is, and installs the browsers and Git.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renewCopy } from './copyProject';
import { freePort } from './freePort';
import { isFullRun } from './fullRun';
import { installTools } from './installTools';
import { buildIn, startNpm, stop } from './npm';
import { plantedSecret, sampleSite, siteWithToken, testResults } from './paths';

/** The sample without a map token; for the full test also with one, and tests answer the requests made with it. */
async function buildSites(): Promise<void> {
  const folder = renewCopy();
  // Gatsby reads it for what runs in the browser.
  writeFileSync(join(folder, '.env.production'), `GATSBY_MAPBOX_TOKEN=sk.${plantedSecret}\n`);
  if (isFullRun) {
    await buildIn(folder, { GATSBY_MAPBOX_TOKEN: 'pk.test' });
    keepAs(siteWithToken, folder);
  }
  await startIn(folder);
  keepAs(sampleSite, folder);
}

/** Builds and serves the copy with `npm start`, until a page has come. */
async function startIn(folder: string): Promise<void> {
  const port = await freePort();
  const run = startNpm(folder, ['start', '--', '--port', String(port)], {
    SECRET: plantedSecret,
    GATSBY_SECRET: plantedSecret,
  });
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

buildSites()
  .then(installTools, (error: Error) => {
    // What Gatsby printed.
    console.error(error.message);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
