/**
 * The inline script in each page's head: sets the theme before the first paint, loads the page's script after it, and
 * shows the static page if that script fails. `src/pipeline/webpack.ts` bundles it.
 */
import { observeChoices, readChoice, storeChoice } from '../ui/choices';
import { showStaticFallback } from './staticFallback';

/** The stored value is `light` or `dark`; there is none for the device's theme. */
const THEME = 'theme';

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

applyChoice();
observeChoices(applyChoice);
// Works before the page's other scripts load. Without any, the switch works through `src/ui/theme.css`, but forgets.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
  storeChoice(THEME, target.value === 'system' ? null : target.value);
  applyTheme(target.value);
});
window.addEventListener('unhandledrejection', fallBackUnlessReady);
// Captures, as the event of a script that fails to load doesn't bubble.
window.addEventListener('error', handleError, true);
// After the frame that draws the last pictures, which `load` precedes. Background tabs draw none.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
document.addEventListener('DOMContentLoaded', () => {
  applyChoice();
  window.setTimeout(start, MAX_DELAY);
  for (const interaction of INTERACTIONS)
    window.addEventListener(interaction, start, { once: true, passive: true, capture: true });
});

function applyChoice(): void {
  const stored = readChoice(THEME);
  // Where storage is blocked, a choice lasts as long as the page.
  const current = stored === undefined ? document.documentElement.dataset.theme : stored;
  applyTheme(current ?? 'system');
}

function applyTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
    input.checked = input.value === theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const chosenMedia = theme === scheme ? 'all' : 'not all';
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosenMedia;
    // Setting the same value again would delay the first paint.
    if (meta.media !== media) meta.media = media;
  }
}

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
