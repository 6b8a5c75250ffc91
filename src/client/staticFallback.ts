/**
 * The static page, for when scripts fail: styles with `[data-static-fallback]` show everything that scripts would have
 * revealed or typed.
 */

/** Milliseconds. A slow phone on a slow network needs less. */
export const TIMEOUT = 12_000;

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
