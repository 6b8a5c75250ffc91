/** Visitor actions that start loading early, without waiting for the page to be complete. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds after which loading starts even if fonts or pictures never finish, or the tab is in the background. */
const MAX_DELAY = 5000;

/**
 * Loads the page's script, named in this one's `data-client` attribute, when the browser is idle after `load`
 * and the first paint, or on the visitor's first action. Calls back when it does. Without such an attribute, as
 * in development, Gatsby loads its own.
 */
export function deferScripts(onStart: () => void): void {
  const { client } = document.currentScript?.dataset ?? {};
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    onStart();
    if (!client) return;
    const script = document.createElement('script');
    script.src = client;
    document.head.append(script);
  };
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start();
  // In the frame that draws the last pictures.
  window.addEventListener('load', () =>
    requestAnimationFrame(() => afterFirstPaint(startWhenIdle)),
  );
  document.addEventListener('DOMContentLoaded', () => {
    window.setTimeout(start, MAX_DELAY);
    for (const action of ACTIONS) {
      window.addEventListener(action, start, { once: true, passive: true, capture: true });
    }
  });
}

/** A tab in the background is not painted. */
function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
