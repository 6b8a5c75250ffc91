/** Lets what lies below the fold rise into view, once. */
import AOS from 'aos';
import { watchReducedMotion } from './watchReducedMotion';

/** The library would listen to each scroll once more with each beginning. */
let isListening = false;

/**
 * As long as motion is welcome, until the function that it gives is called. May begin again: where React draws the
 * page anew, the library has the old elements.
 */
export function animateScrolling(): () => void {
  const unwatch = watchReducedMotion((isReduced) => (isReduced ? stop() : start()));
  return () => {
    unwatch();
    stop();
  };
}

/**
 * Everything is visible until this runs: only then are the elements marked for AOS, and only those
 * below the fold. `scrollAnimation.css` has the few rules we need of its stylesheet of 26 kB.
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
