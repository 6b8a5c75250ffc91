import { rememberFollowedLanguages } from './languageChoice';
import { initScrollReveal } from './scrollReveal';

/** Runs on every page, in production and (by `gatsby-browser.ts`) in development. */
export function startPage(): void {
  initScrollReveal();
  rememberFollowedLanguages();
  document.documentElement.dataset.scriptsReady = '';
}
