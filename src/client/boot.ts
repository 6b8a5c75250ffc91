/**
 * The inline script in each page's head: sets the theme before the first paint, loads the page's script after it, and
 * shows the static page if that script fails. `src/build/webpack.ts` bundles it.
 */
import { showStaticFallback, TIMEOUT } from './staticFallback';
import { initTheme } from './theme';

/** Interactions that start loading early, before the page is complete. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds after which loading starts anyway, as when a picture never finishes or the tab is in the background. */
const MAX_DELAY = 5000;

/** The address of the page's script; none in development, where Gatsby loads its own. */
const { client } = document.currentScript?.dataset ?? {};
let hasStarted = false;

initTheme();
window.addEventListener('unhandledrejection', showUnlessReady);
// Captures, as the event of a script that fails to load doesn't bubble.
window.addEventListener('error', handleError, true);
// `load` fires before the frame that draws the last pictures.
window.addEventListener('load', () => requestAnimationFrame(startAfterFirstPaint));
document.addEventListener('DOMContentLoaded', () => {
  window.setTimeout(start, MAX_DELAY);
  for (const interaction of INTERACTIONS)
    window.addEventListener(interaction, start, { once: true, passive: true, capture: true });
});

/** Never starts in a background tab, which is not painted. */
function startAfterFirstPaint(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else start();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  window.setTimeout(showUnlessReady, TIMEOUT);
  if (!client) return;
  const script = document.createElement('script');
  script.src = client;
  document.head.append(script);
}

function handleError({ target }: Event): void {
  if (target === window || target instanceof HTMLScriptElement) showUnlessReady();
}

/** `startPage` sets the mark. */
function showUnlessReady(): void {
  if (!('scriptsReady' in document.documentElement.dataset)) showStaticFallback();
}
