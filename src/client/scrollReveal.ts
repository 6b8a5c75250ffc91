import AOS from 'aos';
import { watchReducedMotion } from '../dom/watchReducedMotion';

/** `AOS.init` adds a scroll listener each time. */
let isListening = false;

/** Reveals everything below the fold on scroll, once, unless the visitor prefers reduced motion. */
export function initScrollReveal(): void {
  watchReducedMotion((isReduced) => (isReduced ? stop() : start()));
}

/**
 * Marks elements for AOS only now, and only below the fold, so that nothing visible disappears.
 * `scrollReveal.deferred.css` has the few rules that we need of AOS's 26 kB stylesheet.
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
