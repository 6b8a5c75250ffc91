import '../useSample';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, softwareWebGl } from '../../src/commands/chromium';
import { browserResults, sampleSite, siteWithToken } from '../../src/commands/places';
import { isFullRun, widths } from './cases';

/** Another run beside this one, in another checkout, takes other ports. */
const port = Number(process.env.TEST_PORT ?? 4100);
export const siteUrl = `http://localhost:${port}`;
export const siteWithTokenUrl = `http://localhost:${port + 1}`;

const executablePath = findChromium();
const withoutGpu = { executablePath, args: [...chromiumFlags, '--disable-gpu'] };
const withSoftwareWebGl = { executablePath, args: [...chromiumFlags, ...softwareWebGl] };

/** Editors sit at a desk; the preview shows both widths. */
const editing = 'editing*.spec.ts';
/** They draw the live map in software, so nothing else may run beside them. */
const liveMap = '*.map.spec.ts';
/** They build sites of their own. */
const ownBuilds = ['hostile.spec.ts', 'pseudo.spec.ts', 'editingHostile.spec.ts'];
const ownBuildEditing = ['editingDevelop.spec.ts', 'editingGuide.spec.ts'];
const onlyInFullRun = isFullRun ? [] : [...ownBuilds, ...ownBuildEditing];

const root = '../..';
const serve = (folder: string, url: string) => ({
  command: `npx tsx src/commands/serve.ts ${folder} ${new URL(url).port}`,
  cwd: root,
  url: `${url}/icon.svg`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${root}/test-results`,
  reporter: [['list'], ['json', { outputFile: `${root}/${browserResults}` }]],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: 'appearance/{arg}{ext}',
      threshold: 0.02,
      maxDiffPixels: 20,
    },
    // Nothing may be missing for a screen reader, and nothing may be added.
    toMatchAriaSnapshot: { pathTemplate: 'trees/{arg}{ext}', children: 'deep-equal' },
  },
  use: {
    baseURL: siteUrl,
    serviceWorkers: 'block',
    launchOptions: withoutGpu,
    viewport: widths.wide,
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    { name: 'site', testIgnore: [editing, liveMap, ...onlyInFullRun] },
    {
      name: 'map',
      testMatch: liveMap,
      // Software draws slowly on a busy machine.
      timeout: 120_000,
      expect: { timeout: 60_000 },
      use: { launchOptions: withSoftwareWebGl },
    },
    {
      name: 'editor',
      testMatch: editing,
      testIgnore: onlyInFullRun,
      // Each opens the CMS on a repository of its own.
      timeout: 120_000,
      expect: {
        timeout: 15_000,
        // The pictures in docs/editing.md; letters look a little different on every machine.
        toHaveScreenshot: {
          pathTemplate: '../../docs/editing/{arg}{ext}',
          threshold: 0.2,
          maxDiffPixelRatio: 0.02,
        },
      },
    },
  ],
  webServer: [serve(sampleSite, siteUrl), serve(siteWithToken, siteWithTokenUrl)],
});
