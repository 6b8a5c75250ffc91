import { defineConfig } from '@playwright/test';
import { common, serve } from '../browser/commonConfig';
import { base } from '../browser/site';

const url = `http://localhost:${Number(process.env.TEST_PORT ?? 4100) + 2}`;

/** Tests the site in `public/`, with the content that it was built from. */
export default defineConfig({
  ...common,
  testDir: '.',
  use: { ...common.use, baseURL: url },
  webServer: serve('public', url + base),
});
