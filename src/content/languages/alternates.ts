/** The same page in every published language: for search engines, in the head as in the sitemap. */
import { localizedPath } from './languages';

export interface Alternate {
  /** BCP 47, or `x-default` for readers of none of the languages. */
  language: string;
  /** Absolute. */
  url: string;
}

interface Listed {
  code: string;
  isDefault: boolean;
}

/** `path` as in the default language; `site` without a slash at its end. */
export function alternatesOf(site: string, path: string, languages: readonly Listed[]) {
  const listed = languages.map(({ code, isDefault }) => ({
    language: code,
    url: site + localizedPath(path, code, isDefault),
  }));
  return [...listed, { language: 'x-default', url: site + path }] satisfies Alternate[];
}
