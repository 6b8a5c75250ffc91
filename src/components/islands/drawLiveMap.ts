/**
 * Draws the live map with mapbox-gl over the picture. The map appears once it has fully loaded. If anything fails before
 * or after that, it is removed, and the picture shows again.
 */
import type { ErrorEvent, Map as MapboxMap, StyleSpecification } from 'mapbox-gl/esm';
import { hasWebGl } from './hasWebGl';

export interface Position {
  longitude: number;
  latitude: number;
}

export const ZOOM = 12;
const STYLE = 'mapbox/light-v11';
/** Milliseconds until a map that has not loaded is removed; several failures raise no error. */
const TIMEOUT = 10_000;

interface Drawing {
  element: HTMLElement;
  office: Position;
  language: string;
  /** A public Mapbox token: `pk.…` */
  token: string;
  /** Aborted by the caller to remove the map, and by `drawLiveMap` when it fails. */
  controller: AbortController;
}

/** Resolves when the engine has started; rejects if it can't. */
export async function drawLiveMap({ element, office, language, token, controller }: Drawing) {
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  controller.signal.addEventListener('abort', () => clearTimeout(timer));
  if (!hasWebGl()) return controller.abort();

  // Before the engine, so that a rejected token costs one small response, not 330 kB.
  const style = await fetchStyle(token, controller.signal);
  const mapbox = await import('./mapEngine');
  if (controller.signal.aborted) return;
  if (!mapbox.supported()) return controller.abort();

  const options = { ...staticOptions, style, accessToken: token, language, container: element };
  // Registered before the constructor, which adds elements even if it throws.
  let map: MapboxMap | undefined;
  controller.signal.addEventListener('abort', () => clear(element, map));
  map = new mapbox.Map({ ...options, center: [office.longitude, office.latitude] });
  showWhenLoaded(map, element, controller, timer);
}

const staticOptions = {
  zoom: ZOOM,
  interactive: false,
  scrollZoom: false,
  projection: 'mercator',
  fadeDuration: 0,
  performanceMetricsCollection: false,
  refreshExpiredTiles: false,
} as const;

/** Validates the style, as an invalid one throws inside the engine, where it can't be caught. */
async function fetchStyle(token: string, signal: AbortSignal): Promise<StyleSpecification> {
  const address = `https://api.mapbox.com/styles/v1/${STYLE}?access_token=${token}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The map style failed to load: ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The map style is invalid.');
  return style;
}

function isStyle(value: unknown): value is StyleSpecification {
  const { sources, layers } = (value ?? {}) as Partial<StyleSpecification>;
  return typeof sources === 'object' && sources !== null && Array.isArray(layers);
}

function showWhenLoaded(
  map: MapboxMap,
  element: HTMLElement,
  controller: AbortController,
  timer: ReturnType<typeof setTimeout>,
): void {
  let isDrawn = false;
  map.on('error', (event: ErrorEvent) => {
    // While loading, an error without a source, such as a missing icon, is harmless.
    if (isDrawn || 'sourceId' in event) controller.abort();
  });
  map.on('webglcontextlost', () => controller.abort());
  map.on('load', () => {
    if (controller.signal.aborted) return;
    clearTimeout(timer);
    isDrawn = true;
    hideFromScreenReaders(map.getCanvas());
    element.dataset.state = 'live';
  });
}

/** The picture below has the alternative text. */
function hideFromScreenReaders(canvas: HTMLCanvasElement): void {
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.setAttribute('aria-hidden', 'true');
}

function clear(element: HTMLElement, map: MapboxMap | undefined): void {
  try {
    map?.remove();
  } finally {
    // If the constructor threw, there is no map to remove its elements.
    element.replaceChildren();
  }
}
