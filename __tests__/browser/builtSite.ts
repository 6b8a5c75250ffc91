/**
 * Builds and serves the sample with other content: an attack in every text of every language, and the pseudo-language.
 * Tests that share a worker share the build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../scripts/siteServer';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readSite } from '../../src/model/files/read';
import { jsonText } from '../../src/model/json';
import { buildCopy } from './buildCopy';
import { hostileFiles } from './hostileSite';
import { pseudo, pseudoFiles } from './pseudoSite';
import { test as base } from './site';

interface Built {
  /** The copy of the project; the site is in its `public`. */
  folder: string;
  url: string;
}

const { defaultLanguage, languages } = readSite(contentRoot());
const site = { defaultLanguage, languages: [...languages, pseudo.code] };
export const publishedLanguages = site.languages;

const changes = () => ({
  ...hostileFiles(),
  ...pseudoFiles(),
  'content/site.json': jsonText(site),
});

export const test = base.extend<object, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      await buildCopy(folder, { changes: changes() });
      const { url, server } = await serveSite(join(folder, 'public'), 0, folder);
      await use({ folder, url });
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
