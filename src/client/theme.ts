/** Where the visitor's choice is kept: `light` or `dark`; nothing for the device's own. */
const KEY = 'theme';

/**
 * Runs in each page's head before anything is drawn, so that a chosen theme never flashes, and serves the
 * switch long before the page's own scripts. Without it the switch still works, through
 * `src/styles/theme.css` alone, but forgets.
 */
export function initTheme(): void {
  show(chosen());
  // The switch itself comes later than the head.
  document.addEventListener('DOMContentLoaded', () => show(chosen()));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') choose(target.value);
  });
}

/**
 * Keeps to what is chosen in another tab, once the page is complete: listening alone makes a browser fetch all that
 * is stored.
 */
export function syncThemeAcrossTabs(): void {
  show(chosen());
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) show(chosen());
  });
}

function choose(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  show(theme);
}

function chosen(): string {
  try {
    return localStorage.getItem(KEY) ?? 'system';
  } catch {
    // What is shown is all that is known.
    return document.documentElement.dataset.theme ?? 'system';
  }
}

function show(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    input.checked = input.value === theme;
    input.defaultChecked = input.checked;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme;
    const chosenMedia = theme === scheme ? 'all' : 'not all';
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosenMedia;
    // Setting the same value again would delay the first paint.
    if (meta.media !== media) meta.media = media;
  }
}
