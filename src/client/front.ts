/**
 * The inline script of `/`: leads to the page in the language that the browser prefers, and leaves no entry in the
 * history. `src/pipeline/webpack.ts` bundles it.
 */
import { matchLanguage } from '../model/languages';

const root = document.documentElement;
/** Addresses by language. */
const pages: Record<string, string> = JSON.parse(document.currentScript?.dataset.pages ?? '{}');
const page = pages[matchLanguage(navigator.languages, Object.keys(pages)) ?? root.lang];
if (page) {
  // Otherwise the list would be seen for a moment.
  root.dataset.leaving = '';
  window.location.replace(page + window.location.search + window.location.hash);
}
