/** Draft languages have a folder in `locales/` but are not published. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode } from './kinds';
import type { Site } from './model';

export function draftLanguages(root: string, site: Pick<Site, 'languages'>): string[] {
  const folder = join(root, 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguageCode(entry.name))
    .map(({ name }) => name)
    .filter((name) => !site.languages.includes(name))
    .sort();
}
