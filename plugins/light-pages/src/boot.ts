/**
 * The inline script in each page's head: loads the page's script after the first paint, and shows the static page if that
 * script fails. `webpack.ts` bundles it.
 */
import { showStaticFallback } from './staticFallback';

/** Interactions that start loading early, before the page is complete. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Milliseconds after which loading starts anyway, as when a picture never finishes or the tab is in the background. */
const MAX_DELAY = 5000;

/** Milliseconds that the page's script may take. A slow phone on a slow network needs less. */
const TIMEOUT = 12_000;

/** The address of the page's script; none in development, where Gatsby loads its own. */
const { client } = document.currentScript?.dataset ?? {};
let hasStarted = false;

// A saved copy of the page has it, but not the scripts.
delete document.documentElement.dataset.scriptsReady;

window.addEventListener('unhandledrejection', fallBackUnlessReady);
// Captures, as the event of a script that fails to load doesn't bubble.
window.addEventListener('error', handleError, true);
// After the frame that draws the last pictures, which `load` precedes. Background tabs draw none.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
document.addEventListener('DOMContentLoaded', () => {
  window.setTimeout(start, MAX_DELAY);
  for (const interaction of INTERACTIONS)
    window.addEventListener(interaction, start, { once: true, passive: true, capture: true });
});

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  window.setTimeout(fallBackUnlessReady, TIMEOUT);
  if (!client) return;
  const script = document.createElement('script');
  script.src = client;
  document.head.append(script);
}

function handleError({ target }: Event): void {
  if (target === window || target instanceof HTMLScriptElement) fallBackUnlessReady();
}

/** `startPage` sets `scriptsReady`. */
function fallBackUnlessReady(): void {
  if (!('scriptsReady' in document.documentElement.dataset)) showStaticFallback();
}
