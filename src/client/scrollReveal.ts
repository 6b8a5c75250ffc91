import AOS from 'aos';
import { watchReducedMotion } from '../dom/watchReducedMotion';

/** `AOS.init` adds a scroll listener each time. */
let isListening = false;

/** Lets what lies below the fold rise into view, once, unless the visitor prefers reduced motion. */
export function initScrollReveal(): void {
  watchReducedMotion((isReduced) => (isReduced ? stop() : start()));
}

/**
 * Everything is visible until this runs: only then are the elements marked for AOS, and only those below the fold.
 * `scrollReveal.deferred.css` has the few rules we need of its stylesheet of 26 kB.
 */
function start(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of elements) element.dataset.aos = 'rise';
  try {
    if (isListening) AOS.refreshHard();
    else AOS.init({ once: true, offset: 40, disableMutationObserver: true });
    isListening = true;
  } catch {
    stop();
  }
}

function stop(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aos]')) {
    delete element.dataset.aos;
  }
}
