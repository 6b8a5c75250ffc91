/** What every page runs in the browser besides its islands; in development, `gatsby-browser.ts` runs it as well. */
import { trackLanguageLinks } from '../dom/languageChoice';
import { markScriptsReady } from '../dom/staticFallback';
import { initScrollReveal } from './scrollReveal';

export function startPage(): void {
  initScrollReveal();
  trackLanguageLinks();
  markScriptsReady();
}
