/**
 * The static page, for when scripts fail: styles with `[data-static-fallback]` show everything that scripts would have
 * revealed or typed.
 */

/** Milliseconds. A slow phone on a slow network needs less. */
const TIMEOUT = 12_000;

export function showStaticFallback(): void {
  document.documentElement.dataset.staticFallback = '';
}

/** Stays true until the page is closed, so that text that a visitor may be reading is not hidden. */
export function isStaticFallback(): boolean {
  return 'staticFallback' in document.documentElement.dataset;
}

/** Shows the static page if the promise rejects or takes over 12 s. */
export async function withStaticFallback(promise: Promise<void>): Promise<void> {
  const timer = window.setTimeout(showStaticFallback, TIMEOUT);
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

/**
 * Runs in each page's head. Shows the static page if the page's script fails, or takes over 12 s after `onRequested`.
 */
export function watchStartupErrors(): { onRequested: () => void } {
  const showUnlessReady = () => {
    if (!('scriptsReady' in document.documentElement.dataset)) showStaticFallback();
  };
  window.addEventListener('unhandledrejection', showUnlessReady);
  const handleError = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) showUnlessReady();
  };
  // Captures, as the event of a script that fails to load doesn't bubble.
  window.addEventListener('error', handleError, true);
  return { onRequested: () => void window.setTimeout(showUnlessReady, TIMEOUT) };
}
