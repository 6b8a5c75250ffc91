/** Languages at work: they have a folder, and are not published yet. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, type Site } from './model';

/** Folders under `locales/` that the site does not publish. */
export function draftLanguages(root: string, site: Pick<Site, 'languages'>): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguageCode(entry.name))
    .map(({ name }) => name)
    .filter((name) => !site.languages.includes(name))
    .sort();
}
