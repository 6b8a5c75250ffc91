/** A site with other content than the project's, built and served for the tests of one file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../src/commands/siteServer';
import { buildCopy } from './buildCopy';
import { test } from './site';

interface Built {
  /** The project's copy; the site is in its `public`. */
  folder: string;
  url: string;
}

/** `changes` are made to the project's files, by their paths. */
export const testWith = (changes: () => Record<string, Buffer>) =>
  test.extend<object, { built: Built }>({
    built: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'site-'));
        await buildCopy(folder, changes());
        const { url, server } = await serveSite(join(folder, 'public'), 0);
        await use({ folder, url });
        server.close();
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
