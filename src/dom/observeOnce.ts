/**
 * Calls back once, when the element is within `margin` of the viewport (IntersectionObserver's `rootMargin`). Returns a
 * function that stops observing. Without IntersectionObserver it never calls back.
 */
export function observeOnce(element: Element, margin: string, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
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
