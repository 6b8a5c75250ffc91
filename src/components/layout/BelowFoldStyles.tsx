import { createContext, useContext } from 'react';

/** The address of the deferred stylesheet; set by `gatsby-ssr.tsx` while it renders a page. */
export const DeferredStylesheet = createContext<string | undefined>(undefined);

/**
 * Links the styles of what lies below the fold (`*.deferred.module.css`) here, so that they don't hold up what is
 * seen first. A page without this has all its styles in its head.
 */
export function BelowFoldStyles() {
  const href = useContext(DeferredStylesheet);
  // React 18 knows no `fetchPriority`, and passes the attribute on in lower case.
  return href ? <link rel="stylesheet" href={href} {...{ fetchpriority: 'low' }} /> : null;
}
