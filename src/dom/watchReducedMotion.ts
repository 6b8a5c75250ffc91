/** Reports now, and after each change, whether the visitor prefers reduced motion. Returns a function that stops it. */
export function watchReducedMotion(report: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => report(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}
