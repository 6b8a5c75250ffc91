/** The script that built pages load instead of Gatsby's runtime: starts the page, and hydrates each island at its time. */
import { suggestLanguage } from './choices';
import { observeOnce } from './observeOnce';
import { startPage } from './startPage';
import { showStaticFallback } from './staticFallback';

/** Two screens: enough for a slow phone to load React in time. */
const NEAR = '200%';

/** The values of `hydrate` in `Island.tsx`. */
const schedule: Record<string, (island: HTMLElement, hydrate: () => void) => void> = {
  near: (island, hydrate) => observeOnce(island, NEAR, hydrate),
  languageMismatch: (_, hydrate) => {
    if (suggestLanguage(languagesOfSite(), document.documentElement.lang)) hydrate();
  },
};

for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
  schedule[island.dataset.hydrate ?? '']?.(island, () => {
    import(/* webpackChunkName: "islands" */ './hydrate')
      .then(({ hydrate }) => hydrate(island))
      .catch(showStaticFallback);
  });
startPage();

/** Reads the codes from the language switcher. */
function languagesOfSite(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  return Array.from(links, ({ hreflang }) => hreflang);
}
