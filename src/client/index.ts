/** The script that built pages load instead of Gatsby's runtime: starts the page, and hydrates each island when it
 * comes near the viewport. */
import { suggestLanguage } from '../ui/choices';
import { observeOnce } from '../ui/observeOnce';
import { startPage } from './startPage';
import { showStaticFallback } from './staticFallback';

/** Two screens: enough for a slow phone to load React in time. */
const NEAR = '200%';

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const load = () => {
    import(/* webpackChunkName: "islands" */ './hydrate')
      .then(({ hydrate }) => hydrate(island))
      .catch(showStaticFallback);
  };
  if (island.dataset.island !== 'LanguageSuggestion') observeOnce(island, NEAR, load);
  else if (suggestLanguage(languagesOfSite(), document.documentElement.lang)) load();
}
startPage();

/** Reads the codes from the language switcher. */
function languagesOfSite(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  return Array.from(links, ({ hreflang }) => hreflang);
}
