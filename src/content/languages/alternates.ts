/** The addresses of a page in every published language, for the head and the sitemap. */
import { localizedPath } from './languages';

interface Alternate {
  /** BCP 47, or `x-default` for all other languages. */
  language: string;
  /** Absolute. */
  url: string;
}

interface Listed {
  code: string;
  isDefault: boolean;
}

/** `path` is the path in the default language; `site` has no trailing slash. */
export function alternatesOf(site: string, path: string, languages: readonly Listed[]) {
  const listed = languages.map(({ code, isDefault }) => ({
    language: code,
    url: site + localizedPath(path, code, isDefault),
  }));
  return [...listed, { language: 'x-default', url: site + path }] satisfies Alternate[];
}
