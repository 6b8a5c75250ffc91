/**
 * Where a host sends those who ask for no page: `_redirects`, as Netlify reads it. `/` leads to the About
 * page in the visitor's language, else in the default one; an address that names a language keeps it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizedPath } from '../content/languages';
import { readSite } from '../content/read';

export function writeRedirects(root: string, site: string): void {
  writeFileSync(join(site, '_redirects'), redirects(root));
}

/** The exclamation mark puts a rule before the file of that address, which hosts without rules serve. */
export function redirects(root: string): string {
  const { languages, defaultLanguage } = readSite(root);
  const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);
  const others = languages.filter((code) => code !== defaultLanguage);
  return [
    ...languages.map((code) => `/ ${about(code)} 302! Language=${code}`),
    `/ ${about(defaultLanguage)} 302!`,
    ...others.map((code) => `${localizedPath('/', code, false)} ${about(code)} 301!`),
    '',
  ].join('\n');
}
