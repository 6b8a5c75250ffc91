/**
 * Where those are sent who ask for no page: `/` leads to the About page in the visitor's language, else in
 * the default one; an address that names a language keeps it, also where nothing is found.
 */

import { readSite } from '../content/files/read';
import { localizedPath } from '../content/languages/languages';
import type { RootRedirects } from './resolveRoot';

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
  /** Only for visitors who prefer this language to the site's others. */
  language?: string;
}

/** The first that fits counts. */
export function redirects(root: string): Redirect[] {
  const { languages, defaultLanguage } = readSite(root);
  const about = (code: string) => localizedPath('/about/', code, code === defaultLanguage);
  return [
    ...languages.map(
      (language) => ({ from: '/', to: about(language), status: 302, language }) as const,
    ),
    { from: '/', to: about(defaultLanguage), status: 302 },
    ...folders(root).map(
      ({ code, folder }) => ({ from: folder, to: about(code), status: 301 }) as const,
    ),
  ];
}

/** What the redirections say of `/`, as data for a function on a host. */
export function rootRedirects(rules: readonly Redirect[]): RootRedirects {
  const here = rules.filter(({ from }) => from === '/');
  const fallback = here.find(({ language }) => !language)?.to;
  const front = here.flatMap(({ language, to }) => (language ? [{ language, to }] : []));
  return front.sort((one, other) => Number(other.to === fallback) - Number(one.to === fallback));
}

export interface NotFoundPage {
  /** The folder that it speaks for. */
  under: string;
  page: string;
}

/** Of the languages but the default one, whose `/404.html` is for everything else. */
export const notFoundPages = (root: string): NotFoundPage[] =>
  folders(root).map(({ folder }) => ({ under: folder, page: `${folder}404.html` }));

/** Each language's but the default one's. */
function folders(root: string): { code: string; folder: string }[] {
  const { languages, defaultLanguage } = readSite(root);
  return languages
    .filter((code) => code !== defaultLanguage)
    .map((code) => ({ code, folder: localizedPath('/', code, false) }));
}
