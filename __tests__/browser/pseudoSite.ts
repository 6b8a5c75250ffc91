/** A site in two languages, the default one and the pseudo-language made of it, built for the tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../src/commands/siteServer';
import { jsonText } from '../../src/content/jsonText';
import { pseudoLanguage } from '../../src/content/pseudo';
import { readSite } from '../../src/content/read';
import { buildCopy } from './buildCopy';
import { test as base } from './site';

const root = process.cwd();
export const { defaultLanguage } = readSite(root);
export const pseudo = pseudoLanguage(root);
/** Has a folder, and is not listed. */
export const draft = 'ia';

interface Built {
  folder: string;
  url: string;
}

export const test = base.extend<object, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      const words = Buffer.from(jsonText(pseudo.words));
      await buildCopy(folder, {
        'content/site.json': Buffer.from(
          jsonText({ defaultLanguage, languages: [defaultLanguage, pseudo.code] }),
        ),
        [pseudo.file]: words,
        [`locales/${draft}/translation.json`]: words,
      });
      const { url, server } = await serveSite(join(folder, 'public'), 0);
      await use({ folder, url });
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
