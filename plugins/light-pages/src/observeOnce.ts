/**
 * Calls back once, when the element is within `margin` of the viewport (IntersectionObserver's `rootMargin`). Returns a
 * function that stops observing.
 */
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
