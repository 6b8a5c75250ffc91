/** Says now, and after each change, whether the visitor wants stillness; until the function that it gives is called. */
export function watchReducedMotion(say: (isReduced: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => say(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}
