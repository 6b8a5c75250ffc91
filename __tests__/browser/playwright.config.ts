import '../tools/useSample';
import { defineConfig } from '@playwright/test';
import { noComparison } from '../tools/chromium';
import { firefoxOptions } from '../tools/engines';
import { isFullRun } from '../tools/fullRun';
import { sampleSite, siteWithToken } from '../tools/paths';
import { chromiumOnly, fullRun } from './cases';
import { common, serve, withSoftwareWebGl } from './commonConfig';
import { base } from './site';

/** `TEST_PORT` lets two checkouts run their tests at the same time. */
const port = Number(process.env.TEST_PORT ?? 4100);
export const siteUrl = `http://localhost:${port}`;
export const siteWithTokenUrl = `http://localhost:${port + 1}`;

// Once, not in each worker.
if (noComparison && !process.env.TEST_WORKER_INDEX) console.log(noComparison);

const editing = 'editing*.spec.ts';
/** These draw the live map in software, one at a time. */
const liveMap = '*.map.full.spec.ts';
/** These have separate builds: one with attacks, one for each look, and one for a new look. */
const ownBuild = ['hostile.full.spec.ts', 'world.full.spec.ts', 'newLook.full.spec.ts'];
const fullOnly = isFullRun ? [] : ['*.full.spec.ts'];

/** What the full run repeats in Firefox: the files of which most tests need nothing that Debian's lacks. */
const inFirefox = [
  'accessibilityTree',
  'consent',
  'faults',
  'front',
  'languages',
  'links',
  'metadata',
  'page',
  'typedHeading',
  'zoom',
].map((name) => new RegExp(String.raw`[\\/]${name}(\.full)?\.spec\.ts$`));

export default defineConfig({
  ...common,
  testDir: '.',
  grepInvert: isFullRun ? undefined : new RegExp(fullRun),
  expect: {
    ...common.expect,
    toHaveScreenshot: {
      pathTemplate: 'appearance/{arg}{ext}',
      threshold: 0.02,
      maxDiffPixels: 20,
    },
    // The whole tree must match: nothing missing, nothing added.
    toMatchAriaSnapshot: { pathTemplate: 'trees/{arg}{ext}', children: 'deep-equal' },
  },
  use: { ...common.use, baseURL: siteUrl },
  projects: [
    { name: 'site', testIgnore: [editing, liveMap, ...ownBuild, ...fullOnly] },
    ...(isFullRun
      ? [
          // One worker, so that there is one build.
          { name: 'other content', testMatch: ownBuild, workers: 1 },
          {
            name: 'map',
            testMatch: liveMap,
            workers: 1,
            // Software rendering is slow on a busy machine.
            timeout: 120_000,
            expect: { timeout: 60_000 },
            use: { launchOptions: withSoftwareWebGl },
          },
          {
            name: 'firefox',
            testMatch: inFirefox,
            grepInvert: new RegExp(chromiumOnly),
            use: { browserName: 'firefox' as const, launchOptions: firefoxOptions() },
          },
        ]
      : []),
    {
      name: 'editor',
      testMatch: editing,
      testIgnore: fullOnly,
      // Each test opens the CMS with its own repository.
      timeout: 120_000,
      // The CMS's transitions take time.
      use: { contextOptions: { reducedMotion: 'reduce' } },
      expect: {
        timeout: 15_000,
        // The screenshots of docs/editing.md; fonts look slightly different on every machine.
        toHaveScreenshot: {
          pathTemplate: '../../docs/editing/{arg}{ext}',
          threshold: 0.1,
          maxDiffPixelRatio: 0.01,
        },
      },
    },
  ],
  webServer: [
    serve(sampleSite, siteUrl + base),
    ...(isFullRun ? [serve(siteWithToken, siteWithTokenUrl + base)] : []),
  ],
});
