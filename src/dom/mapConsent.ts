/**
 * The visitor's consent to the live map. It lasts as long as the page, or, if the visitor wants it to be remembered,
 * until it is withdrawn in any tab.
 */

const STORAGE_KEY = 'liveMap';

/** Begins the keys of mapbox-gl: `mapbox.eventData:…`, `mapbox.eventData.uuid:…`, `mapbox.eventData.uuidTimestamp:…`. */
const MAPBOX_KEYS = 'mapbox.eventData';
/** Where mapbox-gl stores tiles. */
const MAPBOX_CACHE = 'mapbox-tiles';

let hasAgreed = false;
const listeners = new Set<() => void>();

export const hasConsent = () => hasAgreed;

export function isConsentRemembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Reads the remembered consent, and calls back after each change. Returns a function that stops the calls. */
export function watchConsent(listener: () => void): () => void {
  hasAgreed ||= isConsentRemembered();
  // Left by an earlier visit, or from when the site showed the live map to everyone.
  if (!hasAgreed) deleteMapboxData();
  // The same functions for each listener, so that browsers add them once.
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pagehide', deleteUnlessRemembered);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function giveConsent({ remember }: { remember: boolean }): void {
  try {
    if (remember) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the consent lasts as long as the page.
  }
  change(true);
}

/** Also deletes what mapbox-gl has stored. */
export function withdrawConsent(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  change(false);
  deleteMapboxData();
}

function change(isGiven: boolean): void {
  hasAgreed = isGiven;
  for (const listener of listeners) listener();
}

/** `key` is null when another tab has deleted everything. */
function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) change(isConsentRemembered());
}

/** As the visit ends: mapbox-gl stores its identifier again when a request ends that was sent before the withdrawal. */
function deleteUnlessRemembered(): void {
  if (!isConsentRemembered()) deleteMapboxData();
}

function deleteMapboxData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(MAPBOX_KEYS)) localStorage.removeItem(key);
    // Missing on pages without HTTPS.
    if ('caches' in window) caches.delete(MAPBOX_CACHE).catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
