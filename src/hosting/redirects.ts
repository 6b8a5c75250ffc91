/**
 * Redirects: `/` leads to the About page in the visitor's language, or in the default one. 404 pages are in the
 * language of the address.
 */

import { basePath } from '../content/basePath';
import { readCompany, readSite } from '../content/files/read';
import { localizedPath } from '../content/languages/languages';
import type { RootRedirects } from './resolveRoot';

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
  /** Applies only to visitors who prefer this language. */
  language?: string;
}

/** The first matching redirect applies. */
export function redirects(root: string): Redirect[] {
  const { languages, defaultLanguage } = readSite(root);
  const base = basePath(readCompany(root).url);
  const about = (code: string) => base + localizedPath('/about/', code, code === defaultLanguage);
  return [
    ...languages.map(
      (language) => ({ from: `${base}/`, to: about(language), status: 302, language }) as const,
    ),
    { from: `${base}/`, to: about(defaultLanguage), status: 302 },
    ...folders(root).map(
      ({ code, folder }) => ({ from: folder, to: about(code), status: 301 }) as const,
    ),
  ];
}

/** The redirects of `/`, as data for a function on a host. */
export function rootRedirects(rules: readonly Redirect[]): RootRedirects {
  const fallback = rules.find(({ status, language }) => status === 302 && !language);
  const here = rules.filter(({ from }) => from === fallback?.from);
  const front = here.flatMap(({ language, to }) => (language ? [{ language, to }] : []));
  return front.sort(
    (one, other) => Number(other.to === fallback?.to) - Number(one.to === fallback?.to),
  );
}

export interface NotFoundPage {
  /** The folder that the page is for. */
  under: string;
  page: string;
}

/** For all languages except the default one, whose `/404.html` covers everything else. */
export const notFoundPages = (root: string): NotFoundPage[] =>
  folders(root).map(({ folder }) => ({ under: folder, page: `${folder}404.html` }));

/** The folder of each language except the default one. */
function folders(root: string): { code: string; folder: string }[] {
  const { languages, defaultLanguage } = readSite(root);
  const base = basePath(readCompany(root).url);
  return languages
    .filter((code) => code !== defaultLanguage)
    .map((code) => ({ code, folder: base + localizedPath('/', code, false) }));
}
