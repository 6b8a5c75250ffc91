/** Interactions that start loading early, before the page is complete. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds after which loading starts anyway, as when a picture never finishes or the tab is in the background. */
const MAX_DELAY = 5000;

/**
 * Loads the page's script when the browser is idle after `load` and the first paint, or on the visitor's first
 * interaction, and then calls `onStart`. The `data-client` attribute of the running script has the address; without
 * it, as in development, Gatsby loads its own scripts.
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
  // `load` fires before the frame that draws the last pictures.
  window.addEventListener('load', () =>
    requestAnimationFrame(() => afterFirstPaint(startWhenIdle)),
  );
  document.addEventListener('DOMContentLoaded', () => {
    window.setTimeout(start, MAX_DELAY);
    for (const interaction of INTERACTIONS) {
      window.addEventListener(interaction, start, { once: true, passive: true, capture: true });
    }
  });
}

/** Never calls back in a background tab, which is not painted. */
function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
