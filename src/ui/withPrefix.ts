import { localizedPath } from '../model/languages';

/** The address of a path in the site. Gatsby's own function would add its router to visitors' scripts. */
export const withPrefix = (path: string): string => __PATH_PREFIX__ + path;

/** The address of a link in the content, which may be a path in the site. */
export const targetLink = (target: string): string =>
  target.startsWith('/') ? withPrefix(target) : target;

/** The address of a page in a language. `path` is that in the default language: `/about/`. */
export const pageLink = (path: string, language: { code: string; isDefault: boolean }): string =>
  withPrefix(localizedPath(path, language.code, language.isDefault));
