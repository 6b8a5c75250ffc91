/**
 * What runs in visitors' browsers once the page is complete. React waits until an element with `data-hydrate` is near,
 * or a language is to be offered: before, it would have nothing to do.
 */
import { languageToOffer, rememberChosenLanguage } from './layout/languageChoice';
import { animateScrolling } from './motion/scrollAnimation';
import { arrive, orStandStill } from './motion/standStill';
import { whenSeen } from './motion/whenSeen';

/** Two screens: time enough for a slow phone. */
const NEAR = '200%';

function hydrate(): void {
  // In this file, as loading another would take longer; but nothing of it runs before.
  const begun = import(/* webpackMode: "eager" */ './hydrate');
  orStandStill(begun.then(({ hydratePage }) => hydratePage()));
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
