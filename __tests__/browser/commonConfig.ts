/** What all Playwright configurations share. */
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, playwrightPath, softwareWebGl } from '../tools/chromium';
import { widths } from './cases';

const root = '../..';
const executablePath = playwrightPath();

/** Also renders in software, but without WebGL: four times as fast as `withSoftwareWebGl`. */
const withoutGpu = { executablePath, args: [...chromiumFlags, '--disable-gpu'] };
export const withSoftwareWebGl = { executablePath, args: [...chromiumFlags, ...softwareWebGl] };

export const common = {
  testMatch: '*.spec.ts',
  outputDir: `${root}/test-results`,
  reporter: 'list',
  fullyParallel: true,
  // One more than CI's cores, as tests also wait.
  workers: 3,
  // CI repeats a failed test: if it then passes, it is reported as flaky and not counted as passed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    serviceWorkers: 'block',
    launchOptions: withoutGpu,
    viewport: widths.wide,
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
} satisfies PlaywrightTestConfig;

/** A web server for a built site, whose `url` has its base path. */
export const serve = (folder: string, url: string) => ({
  command: `npx tsx scripts/start.ts ${folder} --port ${new URL(url).port}`,
  cwd: root,
  url: `${url}/robots.txt`,
  reuseExistingServer: false,
});
