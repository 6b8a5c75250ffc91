import * as site from 'light-pages-start';

/** Runs on every page, in production and (by `gatsby-browser.ts`) in development. */
export function startPage(): void {
  site.startPage?.();
  document.documentElement.dataset.scriptsReady = '';
}
