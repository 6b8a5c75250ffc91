import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, softwareWebGl } from '../../src/commands/chromium';
import { browserResults, siteWithToken } from '../../src/commands/places';

const args = [...chromiumFlags, ...softwareWebGl];

export const siteUrl = 'http://localhost:4100';
export const siteWithTokenUrl = 'http://localhost:4101';

/** Editors sit at a desk; what they edit is seen at both widths. */
const editing = 'editing*.spec.ts';

/** The pictures in docs/editing.md are compared with what is seen. */
const guide = '../../docs/editing/{arg}{ext}';

/** What the public page looks like, likewise. */
const appearance = 'appearance/{arg}{ext}';

/** What the public page is to a screen reader, whole: nothing may be missing, nothing may be added. */
const trees = { pathTemplate: 'trees/{arg}{ext}', children: 'deep-equal' } as const;

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
  // A busy machine may starve the software-drawn map once; a second failure is a real one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: appearance, maxDiffPixelRatio: 0.01 },
    toMatchAriaSnapshot: trees,
  },
  use: {
    baseURL: siteUrl,
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    {
      name: 'narrow',
      testIgnore: [
        editing,
        'found.spec.ts',
        'hostile.spec.ts',
        'links.spec.ts',
        'print.spec.ts',
        'pseudo.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 } },
    },
    {
      name: 'wide',
      testIgnore: [editing, 'budgets.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'editor',
      testMatch: editing,
      // Each opens the CMS on a repository of its own.
      timeout: 120_000,
      use: { viewport: { width: 1280, height: 800 } },
      // Letters are drawn a little otherwise on every machine.
      expect: {
        timeout: 15_000,
        toHaveScreenshot: { pathTemplate: guide, maxDiffPixelRatio: 0.02 },
      },
    },
  ],
  webServer: [serve('public', siteUrl), serve(siteWithToken, siteWithTokenUrl)],
});
