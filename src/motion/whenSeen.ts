/**
 * Calls back once, when the first of the elements is about to be scrolled into view: `margin` says how much
 * earlier. Gives what ends the waiting. Browsers without IntersectionObserver never call back.
 */
export function whenSeen(
  elements: readonly Element[],
  margin: string,
  callback: () => void,
): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
