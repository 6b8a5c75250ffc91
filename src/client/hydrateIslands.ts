/** Hydrates the islands of a built page, each at its own time. */
import { suggestLanguage } from '../dom/languageChoice';
import { observeOnce } from '../dom/observeOnce';
import { withStaticFallback } from '../dom/staticFallback';

/** Two screens: enough for a slow phone to load React in time. */
const NEAR = '200%';

/** The values of `hydrate` in `Island.tsx`. Without IntersectionObserver, `near` islands are hydrated at once. */
const schedule: Record<string, (island: HTMLElement, hydrate: () => void) => void> = {
  near: (island, hydrate) => {
    if ('IntersectionObserver' in window) observeOnce(island, NEAR, hydrate);
    else hydrate();
  },
  languageMismatch: (_, hydrate) => {
    if (suggestLanguage(languagesOfSite(), document.documentElement.lang)) hydrate();
  },
};

export function hydrateIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = () => void withStaticFallback(loadAndHydrate(island));
    schedule[island.dataset.hydrate ?? '']?.(island, hydrate);
  }
}

/** Reads the codes from the language switcher. */
function languagesOfSite(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  return Array.from(links, ({ hreflang }) => hreflang);
}

async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const [{ hydrate }, components] = await Promise.all([
    import(/* webpackChunkName: "islands" */ './hydrate'),
    // One file for all islands, as they are small and each request costs more. What is in folders loads separately.
    import(
      /* webpackChunkName: "islands", webpackMode: "lazy-once", webpackExclude: /islands[\\/]\w+[\\/]/ */ `../components/islands/${island}.tsx`
    ),
  ]);
  await hydrate(element, components[island], JSON.parse(props));
}
