/**
 * The page without motion: where scripts fail, the styles (`[data-static-fallback]`) show everything that would
 * have been moved or typed.
 */

/** Milliseconds; a slow phone on a slow network needs less. */
const PATIENCE = 12_000;

export function showStaticFallback(): void {
  document.documentElement.dataset.staticFallback = '';
}

/** Stays for as long as the page is open: text that a visitor may be reading is not taken away. */
export function isStaticFallback(): boolean {
  return 'staticFallback' in document.documentElement.dataset;
}

/** Shows the static page if the promise rejects or takes over 12 s. */
export async function withStaticFallback(promise: Promise<void>): Promise<void> {
  const timer = window.setTimeout(showStaticFallback, PATIENCE);
  try {
    await promise;
  } catch (error) {
    showStaticFallback();
    throw error;
  } finally {
    window.clearTimeout(timer);
  }
}

/** Marks the page's script as running. */
export function markScriptsReady(): void {
  document.documentElement.dataset.scriptsReady = '';
}

/** Runs in each page's head: shows the static page if its script fails, or takes over 12 s once requested. */
export function watchStartupErrors(): { onRequested: () => void } {
  const giveUp = () => {
    if (!('scriptsReady' in document.documentElement.dataset)) showStaticFallback();
  };
  window.addEventListener('unhandledrejection', giveUp);
  const handleError = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) giveUp();
  };
  // A script that fails to load fires an event that doesn't bubble.
  window.addEventListener('error', handleError, true);
  return { onRequested: () => void window.setTimeout(giveUp, PATIENCE) };
}
