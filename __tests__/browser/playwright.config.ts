import '../useSample';
import { defineConfig } from '@playwright/test';
import { sampleSite, siteWithToken } from '../../scripts/paths';
import { isFullRun } from './cases';
import { common, serve, withSoftwareWebGl } from './commonConfig';

/** Another run beside this one, in another checkout, takes other ports. */
const port = Number(process.env.TEST_PORT ?? 4100);
export const siteUrl = `http://localhost:${port}`;
export const siteWithTokenUrl = `http://localhost:${port + 1}`;

/** Editors sit at a desk; the preview shows both widths. */
const editing = 'editing*.spec.ts';
/** They draw the live map in software, so nothing else may run beside them. */
const liveMap = '*.map.spec.ts';
/** They share a build of their own. */
const ownBuild = ['hostile.spec.ts', 'pseudo.spec.ts'];
const fullRunEditing = ['editingDevelop.spec.ts', 'editingGuide.spec.ts'];

export default defineConfig({
  ...common,
  testDir: '.',
  expect: {
    ...common.expect,
    toHaveScreenshot: {
      pathTemplate: 'appearance/{arg}{ext}',
      threshold: 0.02,
      maxDiffPixels: 20,
    },
    // Nothing may be missing for a screen reader, and nothing may be added.
    toMatchAriaSnapshot: { pathTemplate: 'trees/{arg}{ext}', children: 'deep-equal' },
  },
  use: { ...common.use, baseURL: siteUrl },
  projects: [
    { name: 'site', testIgnore: [editing, liveMap, ...ownBuild] },
    // One worker, and so one build.
    ...(isFullRun ? [{ name: 'other content', testMatch: ownBuild, workers: 1 }] : []),
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
      testIgnore: isFullRun ? [] : fullRunEditing,
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
