/**
 * The CMS brings a React of its own and shows only elements made by it. Class components of ours run
 * in it as well as in any other.
 */
import type { createElement } from 'react';

declare global {
  interface Window {
    h: typeof createElement;
  }
}

/** Looked up when it is called: the CMS provides it while it loads. */
export const h = ((...parts: Parameters<typeof createElement>) =>
  window.h(...parts)) as typeof createElement;
