import type { ErrorEvent, Map as MapboxMap, StyleSpecification } from 'mapbox-gl/esm';
import { useEffect, useRef, useState } from 'react';
import { observeOnce } from '../../plugins/light-pages';
import type { Labels } from '../model/model';
import * as classes from './LiveMap.deferred.module.css';
import { useConsent } from './useConsent';

interface MapView {
  /** The middle of the map. */
  office: { longitude: number; latitude: number };
  /** Code of the language of the map's labels. */
  language: string;
}

interface Props extends MapView {
  /** The words of the notice, if the map waits for the visitor's consent. */
  consent?: Pick<Labels, 'mapNotice' | 'mapShow' | 'mapHide' | 'mapFailed'> | undefined;
}

/** The live map, over the picture of the map. The picture stays where the browser can't draw, or the visitor saves data. */
export function LiveMap({ consent, ...view }: Props) {
  const [canDraw, setCanDraw] = useState(false);
  useEffect(() => setCanDraw(hasWebGl() && !savesData()), []);
  if (!canDraw) return null;
  return consent ? <MapOnRequest words={consent} {...view} /> : <MapCanvas {...view} />;
}

/** The key in the browser's storage. */
const CONSENT = 'liveMap';

interface MapOnRequestProps extends MapView {
  words: NonNullable<Props['consent']>;
}

/** Lets the visitor agree to the live map, and withdraw the consent. A map that fails keeps it. */
function MapOnRequest({ words, ...view }: MapOnRequestProps) {
  const [isAllowed, allow] = useConsent(CONSENT);
  const [hasFailed, setFailed] = useState(false);
  const toggle = () => {
    allow(!isAllowed);
    setFailed(false);
  };
  useEffect(() => {
    if (isAllowed) return;
    // Deletes also what is left from when the site showed the live map to everyone.
    deleteMapboxData();
    // Deletes it again, as mapbox-gl stores its identifier when a request ends that was sent before the withdrawal.
    window.addEventListener('pagehide', deleteMapboxData);
    return () => window.removeEventListener('pagehide', deleteMapboxData);
  }, [isAllowed]);
  return (
    <>
      {isAllowed && <MapCanvas {...view} onFailure={setFailed} />}
      <div className={`screen-only ${classes.consent}`}>
        {!isAllowed && <p id="map-notice">{words.mapNotice}</p>}
        {/* Always there, so that screen readers say its new text. */}
        <p role="status">{isAllowed && hasFailed && words.mapFailed}</p>
        {/* One button for both, so that it keeps the focus. */}
        <button
          type="button"
          className={classes.button}
          aria-describedby={isAllowed ? undefined : 'map-notice'}
          onClick={toggle}
        >
          {isAllowed ? words.mapHide : words.mapShow}
        </button>
      </div>
    </>
  );
}

function deleteMapboxData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('mapbox.eventData')) localStorage.removeItem(key);
    // Pages without HTTPS have no `caches`.
    if ('caches' in window) caches.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

interface CanvasProps extends MapView {
  /** Called with `true` when the map has been removed because something failed. */
  onFailure?: (hasFailed: true) => void;
}

/**
 * Draws the map when it is about to scroll into view. `data-state` is `drawing` while it loads, `live` once it is
 * complete and visible, and `picture` after something failed, at any time, and the map was removed.
 */
function MapCanvas({ office: { longitude, latitude }, language, onFailure }: CanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const controller = new AbortController();
    const fail = () => {
      if (controller.signal.aborted) return;
      controller.abort();
      element.dataset.state = 'picture';
      onFailure?.(true);
    };
    const view = { office: { longitude, latitude }, language };
    const stopObserving = observeOnce(element, '50% 0px', () => {
      // Evaluated by webpack: sites without a token have neither the engine nor what draws with it.
      if (process.env.GATSBY_MAPBOX_TOKEN) {
        const loadEngine = () =>
          Promise.all([import('mapbox-gl/esm'), import('mapbox-gl/dist/mapbox-gl.css')]);
        drawMap(element, view, loadEngine, controller.signal, fail).catch(fail);
      }
    });
    return () => {
      stopObserving();
      controller.abort();
    };
  }, [longitude, latitude, language, onFailure]);
  // The picture below is printed, which is always complete.
  return <div ref={container} className={`screen-only ${classes.live}`} dir="ltr" />;
}

const STYLE = 'mapbox/light-v11';
/** Milliseconds until a map that has not loaded is removed; several failures raise no error. */
const TIMEOUT = 10_000;

/** Rejects or calls `fail` when something fails; the signal removes the map. */
async function drawMap(
  element: HTMLElement,
  { office, language }: MapView,
  loadEngine: () => Promise<[typeof import('mapbox-gl/esm'), unknown]>,
  signal: AbortSignal,
  fail: () => void,
): Promise<void> {
  element.dataset.state = 'drawing';
  const timer = setTimeout(fail, TIMEOUT);
  let map: MapboxMap | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    map?.remove();
  });

  // The style loads before the engine, so that a rejected token costs one small response, not 330 kB.
  const style = await fetchStyle(signal);
  const [{ Map: Engine }] = await loadEngine();
  signal.throwIfAborted();
  map = new Engine({
    container: element,
    style,
    center: [office.longitude, office.latitude],
    zoom: 12,
    language,
    interactive: false,
    scrollZoom: false,
    projection: 'mercator',
    fadeDuration: 0,
    performanceMetricsCollection: false,
    refreshExpiredTiles: false,
    // Tokens are public by design.
    accessToken: process.env.GATSBY_MAPBOX_TOKEN,
  });
  map.on('error', (event: ErrorEvent) => {
    // An error without a source, such as a missing icon, is harmless while the map loads.
    if (element.dataset.state === 'live' || 'sourceId' in event) fail();
  });
  map.on('webglcontextlost', fail);
  map.on('load', ({ target }) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    // The picture below has the alternative text.
    const canvas = target.getCanvas();
    canvas.removeAttribute('role');
    canvas.removeAttribute('aria-label');
    canvas.setAttribute('aria-hidden', 'true');
    element.dataset.state = 'live';
  });
}

async function fetchStyle(signal: AbortSignal): Promise<StyleSpecification> {
  const address = `https://api.mapbox.com/styles/v1/${STYLE}?access_token=${process.env.GATSBY_MAPBOX_TOKEN}`;
  const response = await window.fetch(address, { signal });
  if (!response.ok) throw new Error(`The map style failed to load: ${response.status}`);
  return response.json();
}
