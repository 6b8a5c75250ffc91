import findElements from 'aos/src/js/helpers/elements';
import revealReached from 'aos/src/js/helpers/handleScroll';
import measure from 'aos/src/js/helpers/prepare';

/**
 * Runs on every page. Everything below the fold is revealed on scroll, once. Marks elements for AOS only now, and only below the fold, so
 * that nothing visible disappears. `Section.deferred.module.css` has the few rules that we need of AOS's 26 kB
 * stylesheet, none of them for visitors who prefer reduced motion.
 */
export function startPage(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]'))
    if (element.getBoundingClientRect().top > window.innerHeight) element.dataset.aos = 'rise';
  const reveal = () => {
    const hidden = document.querySelectorAll('[data-aos]:not(.aos-animate)');
    revealReached(measure(findElements(hidden), { offset: 40 }), true);
  };
  window.addEventListener('resize', reveal);
  window.addEventListener('scroll', reveal);
  // Late styles, a larger text or a removed element move texts without any of these events.
  new ResizeObserver(reveal).observe(document.body);
}
