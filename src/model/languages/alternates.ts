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

/** `languages` are those that the page exists in, `path` is its path in the default one; `site` has no trailing slash. */
export function alternatesOf(site: string, path: string, languages: readonly Listed[]) {
  const listed = languages.map(({ code, isDefault }) => ({
    language: code,
    url: site + localizedPath(path, code, isDefault),
  }));
  const others = languages.some(({ isDefault }) => isDefault)
    ? [{ language: 'x-default', url: site + path }]
    : [];
  return [...listed, ...others] satisfies Alternate[];
}
