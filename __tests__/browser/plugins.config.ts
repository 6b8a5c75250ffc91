/** The browser tests of plugins, each on a site of its own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isFullRun } from '../tools/fullRun';
import { common } from './commonConfig';

const editors = join(__dirname, '../../plugins/editor/__tests__/builtSites.ts');

export default defineConfig({
  ...common,
  // The site can be built without the editor.
  globalSetup: existsSync(editors) ? editors : undefined,
  testDir: '../../plugins',
  testIgnore: isFullRun ? [] : ['*.full.spec.ts'],
  outputDir: '../../test-results/plugins',
  // The CMS takes seconds to start, and a build of Gatsby minutes.
  timeout: 300_000,
  // The CMS's transitions take time.
  use: { ...common.use, contextOptions: { reducedMotion: 'reduce' } },
});
