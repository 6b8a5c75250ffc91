/** `webpack.ts` defines it where the build renders pages; elsewhere, as in tests, it may be missing. */
declare const PAGE_FILES: Partial<Record<Name, string>> | undefined;
/** Gatsby sets it: `pathPrefix` of the site in built pages, empty in development. */
declare const __PATH_PREFIX__: string;

/** The page's script, the stylesheet for what is below the fold, and that for all else, which is in the page. */
type Name = 'client' | 'deferred' | 'styles';

/** Its address; undefined if there is none. */
export function pageFile(name: Name): string | undefined {
  const path = typeof PAGE_FILES === 'undefined' ? undefined : PAGE_FILES[name];
  return path && __PATH_PREFIX__ + path;
}
