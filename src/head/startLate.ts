/** The page's own scripts stand in it as data, for its head to ask for once the page itself is complete. */

/** What a visitor does first; none of it needs to wait for an answer of the scripts. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds; a page whose fonts or pictures never end, or in a tab not looked at, comes alive as well. */
const PATIENCE = 5000;

/**
 * Starts them when the browser has time after `load` and after it has drawn the page, or at the first touch,
 * key or scroll.
 */
export function startLate(onStart: () => void): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    onStart();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('script[data-src]')) {
      const script = document.createElement('script');
      // In their order, one after the other.
      script.async = false;
      script.src = dataset.src ?? '';
      document.head.append(script);
    }
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start();
  // The frame in which the last pictures come.
  window.addEventListener('load', () => requestAnimationFrame(() => whenDrawn(startWhenIdle)));
  document.addEventListener('DOMContentLoaded', () => {
    window.setTimeout(start, PATIENCE);
    for (const touch of TOUCHES) {
      window.addEventListener(touch, start, { once: true, passive: true, capture: true });
    }
  });
}

/** Once there is anything to be seen: never in a tab that nobody has looked at. */
function whenDrawn(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
