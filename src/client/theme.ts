import { readChoice, storeChoice } from './storage';

/** The stored value is `light` or `dark`; there is none for the device's theme. */
const STORAGE_KEY = 'theme';

/**
 * Runs in each page's head before the first paint, so that the wrong theme never flashes, and handles the theme switch
 * before the page's other scripts load. Without it the switch works through `src/styles/theme.css`, but forgets.
 */
export function initTheme(): void {
  applyTheme(readChoice(STORAGE_KEY) ?? 'system');
  // The switch is in the body, which is not parsed yet.
  document.addEventListener('DOMContentLoaded', () => {
    applyTheme(readChoice(STORAGE_KEY) ?? 'system');
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    storeChoice(STORAGE_KEY, target.value === 'system' ? null : target.value);
    applyTheme(target.value);
  });
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
