/**
 * What runs in visitors' browsers once the page is complete. React is fetched when an element with `data-hydrate` is
 * near, or a language is to be offered: before, it would have nothing to do.
 */
import { languageToOffer, rememberChosenLanguage } from './layout/languageChoice';
import { loadPage } from './loadPage';
import { animateScrolling } from './motion/scrollAnimation';
import { arrive, orStandStill } from './motion/standStill';
import { whenSeen } from './motion/whenSeen';

/** Two screens: time enough for a slow phone. */
const NEAR = '200%';

const hydrate = (): void => void orStandStill(loadAndHydrate());

async function loadAndHydrate(): Promise<void> {
  const { hydratePage, Page, properties } = await loadPage();
  await hydratePage(Page, properties);
}

/** As the language switcher lists them. */
function offersLanguage(): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  const codes = [...links].map(({ hreflang }) => hreflang);
  return languageToOffer(codes, document.documentElement.lang) !== undefined;
}

animateScrolling();
rememberChosenLanguage();
arrive();
if (offersLanguage() || !('IntersectionObserver' in window)) hydrate();
else whenSeen([...document.querySelectorAll('[data-hydrate]')], NEAR, hydrate);
