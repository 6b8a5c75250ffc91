/** Languages at work: they have a folder, and are not published yet. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode } from './kinds';
import type { Site } from './model';

/** Folders under `locales/` that the site does not publish. */
export function draftLanguages(root: string, site: Pick<Site, 'languages'>): string[] {
  const folder = join(root, 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguageCode(entry.name))
    .map(({ name }) => name)
    .filter((name) => !site.languages.includes(name))
    .sort();
}
