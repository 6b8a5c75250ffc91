/** Finds the islands in a built page and hydrates each when it is wanted. */
import { suggestLanguage } from '../dom/languageChoice';
import { observeOnce } from '../dom/observeOnce';
import { withStaticFallback } from '../dom/staticFallback';

/** Two screens: time enough for a slow phone to fetch React. */
const NEAR = '200%';

/** What `hydrate` means, as `Island.tsx` describes it. Without IntersectionObserver every island is near. */
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

/** As the language switcher lists them. */
function languagesOfSite(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  return [...links].map(({ hreflang }) => hreflang);
}

async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const [{ hydrate }, components] = await Promise.all([
    import(/* webpackChunkName: "islands" */ './hydrate'),
    // One file for all islands: they are small, and each request costs more.
    import(
      /* webpackChunkName: "islands", webpackMode: "lazy-once" */ `../components/islands/${island}.tsx`
    ),
  ]);
  await hydrate(element, components[island], JSON.parse(props));
}
