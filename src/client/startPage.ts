import findElements from 'aos/src/js/helpers/elements';
import revealReached from 'aos/src/js/helpers/handleScroll';
import measure from 'aos/src/js/helpers/prepare';
import { rememberFollowedLanguages } from './choices';
import { observeReducedMotion } from './observe';

/** Runs on every page, in production and (by `gatsby-browser.ts`) in development. */
export function startPage(): void {
  // Everything below the fold is revealed on scroll, once, unless the visitor prefers reduced motion.
  observeReducedMotion((isReduced) => (isReduced ? stopRevealing() : startRevealing()));
  rememberFollowedLanguages();
  document.documentElement.dataset.scriptsReady = '';
}

/** With the scroll positions at which they appear. */
let elements: ReturnType<typeof findElements> = [];

/**
 * Marks elements for AOS only now, and only below the fold, so that nothing visible disappears.
 * `Section.deferred.module.css` has the few rules that we need of AOS's 26 kB stylesheet.
 */
function startRevealing(): void {
  const below = Array.from(document.querySelectorAll<HTMLElement>('[data-reveal]')).filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of below) element.dataset.aos = 'rise';
  try {
    refresh();
    // The same functions each time, so that browsers add them once.
    window.addEventListener('resize', refresh);
    window.addEventListener('scroll', reveal);
  } catch {
    stopRevealing();
  }
}

function refresh(): void {
  elements = measure(findElements(), { offset: 40 });
  reveal();
}

const reveal = () => revealReached(elements, true);

function stopRevealing(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aos]')) {
    delete element.dataset.aos;
  }
}
