/** Reports the visitor's preference now and after each change. Returns a function that stops watching. */
export function watchReducedMotion(report: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => report(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}
