/** The browser tests of plugins, each on a site of its own. */
import { defineConfig } from '@playwright/test';
import { common } from './commonConfig';

export default defineConfig({
  ...common,
  testDir: '../../plugins',
  outputDir: '../../test-results/plugins',
  // The CMS takes seconds to start, and a build of Gatsby minutes.
  timeout: 300_000,
  use: { ...common.use, contextOptions: { reducedMotion: 'reduce' } },
});
