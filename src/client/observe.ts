/** Both functions return one that stops observing. */

/** Calls back once, when the element is within `margin` of the viewport (IntersectionObserver's `rootMargin`). */
export function observeOnce(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Reports whether the visitor prefers reduced motion, now and after each change. */
export function observeReducedMotion(report: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => report(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}
