/**
 * The CMS includes its own copy of React and renders only elements created by it. Class components work with any copy.
 */
import type { createElement } from 'react';

declare global {
  interface Window {
    h: typeof createElement;
  }
}

/** Looked up on each call: the CMS sets it while loading. */
export const h = ((...parts: Parameters<typeof createElement>) =>
  window.h(...parts)) as typeof createElement;
