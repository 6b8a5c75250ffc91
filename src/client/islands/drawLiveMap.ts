import type { ErrorEvent, Map as MapboxMap, StyleSpecification } from 'mapbox-gl/esm';

export interface MapView {
  /** The middle of the map. */
  office: { longitude: number; latitude: number };
  /** Code of the language of the map's labels. */
  language: string;
}

const STYLE = 'mapbox/light-v11';
/** Milliseconds until a map that has not loaded is removed; several failures raise no error. */
const TIMEOUT = 10_000;

const options = {
  zoom: 12,
  interactive: false,
  scrollZoom: false,
  projection: 'mercator',
  fadeDuration: 0,
  performanceMetricsCollection: false,
  refreshExpiredTiles: false,
  /** Public by design. */
  accessToken: process.env.GATSBY_MAPBOX_TOKEN,
} as const;

/**
 * Draws a map with mapbox-gl, and sets `data-state` to `live` once it is complete. Aborting `controller` removes the map.
 * When anything fails, before or after the map is complete, this aborts the controller itself or rejects.
 */
export async function drawLiveMap(
  element: HTMLElement,
  { office, language }: MapView,
  controller: AbortController,
): Promise<void> {
  const { signal } = controller;
  const fail = () => controller.abort();
  const timer = setTimeout(fail, TIMEOUT);
  let map: MapboxMap | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    try {
      map?.remove();
    } finally {
      // If the constructor threw, there is no map to remove its elements.
      element.replaceChildren();
    }
  });

  // Before the engine, so that a rejected token costs one small response, not 330 kB.
  const style = await fetchStyle(signal);
  const { Map: Engine } = await import('./mapEngine');
  signal.throwIfAborted();
  const center: [number, number] = [office.longitude, office.latitude];
  map = new Engine({ ...options, container: element, style, center, language });
  map.on('error', (event: ErrorEvent) => {
    // While loading, an error without a source, such as a missing icon, is harmless.
    if (element.dataset.state === 'live' || 'sourceId' in event) fail();
  });
  map.on('webglcontextlost', fail);
  map.on('load', ({ target }) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    hideFromScreenReaders(target.getCanvas());
    element.dataset.state = 'live';
  });
}

/** Checks the style, as an invalid one throws inside the engine, where it can't be caught. */
async function fetchStyle(signal: AbortSignal): Promise<StyleSpecification> {
  const address = `https://api.mapbox.com/styles/v1/${STYLE}?access_token=${options.accessToken}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The map style failed to load: ${response.status}`);
  const style: Partial<StyleSpecification> | null = await response.json();
  if (!style?.sources || !Array.isArray(style.layers)) throw new Error('The map style is invalid.');
  return style as StyleSpecification;
}

/** The picture below has the alternative text. */
function hideFromScreenReaders(canvas: HTMLCanvasElement): void {
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.setAttribute('aria-hidden', 'true');
}
