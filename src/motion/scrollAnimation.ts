/** Lets what lies below the fold rise into view, once. Begins only where motion is welcome. */
import AOS from 'aos';

/**
 * Everything is visible until this runs: only then are the elements marked for AOS, and only those
 * below the fold. `scrollAnimation.css` has the few rules we need of its stylesheet of 26 kB.
 */
export function startScrollAnimation(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of elements) element.dataset.aos = 'rise';
  try {
    AOS.init({ once: true, offset: 40, disableMutationObserver: true });
  } catch {
    stopScrollAnimation();
  }
}

export function stopScrollAnimation(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aos]')) {
    delete element.dataset.aos;
  }
}
