/** Fakes of browser features that jsdom lacks. */
const QUERY = '(prefers-reduced-motion: reduce)';

/** Sets the visitor's preference. */
export function setReducedMotion(isReduced: boolean): void {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: isReduced && query === QUERY });
  Object.assign(window, { matchMedia });
}
