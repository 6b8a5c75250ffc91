/** The stored value is `light` or `dark`; there is none for the device's theme. */
const STORAGE_KEY = 'theme';

/**
 * Runs in each page's head before the first paint, so that the wrong theme never flashes, and handles the theme switch
 * before the page's other scripts load. Without it the switch works through `src/styles/theme.css`, but forgets.
 */
export function initTheme(): void {
  applyTheme(storedTheme());
  // The switch is in the body, which is not parsed yet.
  document.addEventListener('DOMContentLoaded', () => applyTheme(storedTheme()));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') chooseTheme(target.value);
  });
}

/**
 * Call it once the page is complete: listening to `storage` alone makes browsers load all stored data, which delays
 * the first paint.
 */
export function syncThemeAcrossTabs(): void {
  applyTheme(storedTheme());
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) applyTheme(storedTheme());
  });
}

function chooseTheme(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  applyTheme(theme);
}

function storedTheme(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? 'system';
  } catch {
    // Storage is blocked: use the theme that is shown.
    return document.documentElement.dataset.theme ?? 'system';
  }
}

function applyTheme(theme: string): void {
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
