/** A `test` for a site of its own: the sample with other content. Tests that share a worker share the build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { type CopyOptions, copyProject } from '../tools/copyProject';
import { buildIn } from '../tools/npm';
import { test } from './site';

interface Built {
  /** The copy of the project; the site is in its `public`. */
  folder: string;
  url: string;
}

/** `serve` serves the site that was built from the content in `root`. */
export const testOf = (
  changes: CopyOptions['changes'],
  serve = (site: string, root: string) => serveSite(site, 0, root),
) =>
  test.extend<object, { built: Built }>({
    built: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'site-'));
        copyProject(folder, { changes });
        await buildIn(folder);
        const { url, server } = await serve(join(folder, 'public'), folder);
        await use({ folder, url });
        server.close();
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
