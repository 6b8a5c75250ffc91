/**
 * Where those are sent who ask for no page: `/` leads to the About page in the visitor's language, else in
 * the default one; an address that names a language keeps it.
 */
import { localizedPath } from '../content/languages';
import { readSite } from '../content/read';

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
  const others = languages.filter((code) => code !== defaultLanguage);
  return [
    ...languages.map(
      (language) => ({ from: '/', to: about(language), status: 302, language }) as const,
    ),
    { from: '/', to: about(defaultLanguage), status: 302 },
    ...others.map(
      (code) => ({ from: localizedPath('/', code, false), to: about(code), status: 301 }) as const,
    ),
  ];
}
