/** The static page, for when scripts fail: styles with `[data-static-fallback]` show what scripts would have shown. */
export function showStaticFallback(): void {
  document.documentElement.dataset.staticFallback = '';
}
