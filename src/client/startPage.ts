import findElements from 'aos/src/js/helpers/elements';
import revealReached from 'aos/src/js/helpers/handleScroll';
import measure from 'aos/src/js/helpers/prepare';
import { stopSuggesting } from '../ui/choices';

/** Runs on every page, in production and (by `gatsby-browser.ts`) in development. */
export function startPage(): void {
  revealOnScroll();
  // A visitor who follows a link to another language has chosen.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[hreflang]')) stopSuggesting();
  });
  document.documentElement.dataset.scriptsReady = '';
}

/**
 * Everything below the fold is revealed on scroll, once. Marks elements for AOS only now, and only below the fold, so
 * that nothing visible disappears. `Section.deferred.module.css` has the few rules that we need of AOS's 26 kB
 * stylesheet, none of them for visitors who prefer reduced motion.
 */
function revealOnScroll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]'))
    if (element.getBoundingClientRect().top > window.innerHeight) element.dataset.aos = 'rise';
  let elements: ReturnType<typeof findElements> = [];
  const reveal = () => revealReached(elements, true);
  const refresh = () => {
    elements = measure(findElements(), { offset: 40 });
    reveal();
  };
  refresh();
  window.addEventListener('resize', refresh);
  window.addEventListener('scroll', reveal);
}
