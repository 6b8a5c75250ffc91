/** Runs on every page, in production and (by `gatsby-browser.ts`) in development. */
import { trackLanguageLinks } from '../dom/languageChoice';
import { markScriptsReady } from '../dom/staticFallback';
import { initScrollReveal } from './scrollReveal';

export function startPage(): void {
  initScrollReveal();
  trackLanguageLinks();
  markScriptsReady();
}
