/**
 * The live map, drawn by mapbox-gl over the picture. It shows only once it has fully loaded; whatever
 * goes wrong before or after, it is removed without a trace and the picture is seen again.
 */
import stylesheet from 'mapbox-gl/dist/mapbox-gl.css?url';
import type { ErrorEvent, Map as MapboxMap, StyleSpecification } from 'mapbox-gl/esm';

export interface Position {
  longitude: number;
  latitude: number;
}

export const ZOOM = 12;
const STYLE = 'mapbox/light-v11';
/** Several failures say nothing at all; after so many milliseconds the picture it is. */
const PATIENCE = 10_000;

interface Drawing {
  element: HTMLElement;
  office: Position;
  language: string;
  /** A public Mapbox token: `pk.…` */
  token: string;
  /** Aborted from outside when the map is no longer wanted, from inside when it fails. */
  ending: AbortController;
}

/** Settles when the engine has been started, rejects when it can't be. */
export async function drawLiveMap({ element, office, language, token, ending }: Drawing) {
  const patience = setTimeout(() => ending.abort(), PATIENCE);
  ending.signal.addEventListener('abort', () => clearTimeout(patience));
  if (!document.createElement('canvas').getContext('webgl2')) return ending.abort();

  // Asked for before the engine: a refused token then costs one small answer, not 330 kB.
  const style = await fetchStyle(token, ending.signal);
  const [mapbox] = await Promise.all([import('mapbox-gl/esm'), linkStylesheet()]);
  if (ending.signal.aborted) return;
  if (!mapbox.supported()) return ending.abort();

  const options = { ...stillMap, style, accessToken: token, language, container: element };
  // Declared before it is made: a constructor that throws leaves parts to be cleared, and no map.
  let map: MapboxMap | undefined;
  ending.signal.addEventListener('abort', () => clear(element, map));
  map = new mapbox.Map({ ...options, center: [office.longitude, office.latitude] });
  showWhenLoaded(map, element, ending, patience);
}

const stillMap = {
  zoom: ZOOM,
  interactive: false,
  scrollZoom: false,
  projection: 'mercator',
  fadeDuration: 0,
  performanceMetricsCollection: false,
  refreshExpiredTiles: false,
} as const;

/** An invalid style throws inside the engine where nobody can catch it, so it is looked at first. */
async function fetchStyle(token: string, signal: AbortSignal): Promise<StyleSpecification> {
  const address = `https://api.mapbox.com/styles/v1/${STYLE}?access_token=${token}`;
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`style: ${answer.status}`);
  const style: unknown = await answer.json();
  if (!isStyle(style)) throw new Error('style: not a style');
  return style;
}

function isStyle(value: unknown): value is StyleSpecification {
  const { sources, layers } = (value ?? {}) as Partial<StyleSpecification>;
  return typeof sources === 'object' && sources !== null && Array.isArray(layers);
}

/** Once a page, however many maps wait for it; a failed link may be tried again. */
function linkStylesheet(): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[href="${stylesheet}"]`);
  if (present?.dataset.loaded) return Promise.resolve();
  const link = present ?? document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      link.dataset.loaded = 'true';
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('map stylesheet'));
    });
    if (present) return;
    link.rel = 'stylesheet';
    link.href = stylesheet;
    document.head.append(link);
  });
}

function showWhenLoaded(
  map: MapboxMap,
  element: HTMLElement,
  ending: AbortController,
  patience: ReturnType<typeof setTimeout>,
): void {
  let isDrawn = false;
  map.on('error', (event: ErrorEvent) => {
    // While loading, a missing icon alone is no reason to give the map up.
    if (isDrawn || 'sourceId' in event) ending.abort();
  });
  map.on('webglcontextlost', () => ending.abort());
  map.on('load', () => {
    if (ending.signal.aborted) return;
    clearTimeout(patience);
    isDrawn = true;
    silence(map.getCanvas());
    element.dataset.state = 'live';
  });
}

/** The picture's alternative text speaks for the map: the canvas is only its better likeness. */
function silence(canvas: HTMLCanvasElement): void {
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.setAttribute('aria-hidden', 'true');
}

function clear(element: HTMLElement, map: MapboxMap | undefined): void {
  try {
    map?.remove();
  } finally {
    // A constructor that throws leaves parts behind and no map to remove them with.
    element.replaceChildren();
  }
}
