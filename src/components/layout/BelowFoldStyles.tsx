import { createContext, useContext } from 'react';

/** Address of the deferred stylesheet, from `gatsby-ssr.tsx` during the build. */
export const DeferredStylesheet = createContext<string | undefined>(undefined);

/**
 * Links the styles of everything below the fold (`*.deferred.module.css`) at this point, so that they don't delay the
 * first paint. A page without this component has all styles in its head.
 */
export function BelowFoldStyles() {
  const href = useContext(DeferredStylesheet);
  // React 18 doesn't support `fetchPriority`, but passes on the lower-case attribute.
  return href ? <link rel="stylesheet" href={href} {...{ fetchpriority: 'low' }} /> : null;
}
