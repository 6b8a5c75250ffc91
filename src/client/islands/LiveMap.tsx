import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { MapView } from './drawLiveMap';
import * as classes from './LiveMap.deferred.module.css';
import { MapConsent } from './MapConsent';

interface Props extends MapView {
  /** If the map waits for the visitor's consent. */
  consent?: Omit<ComponentProps<typeof MapConsent>, 'children'> | undefined;
}

/** The live map, over the picture of the map. The picture stays where the browser can't draw, or the visitor saves data. */
export function LiveMap({ consent, ...view }: Props) {
  const [canDraw, setCanDraw] = useState(false);
  useEffect(() => setCanDraw(hasWebGl() && !savesData()), []);
  if (!canDraw) return null;
  if (!consent) return <MapCanvas {...view} />;
  return (
    <MapConsent {...consent}>
      {(onFailure) => <MapCanvas {...view} onFailure={onFailure} />}
    </MapConsent>
  );
}

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

interface CanvasProps extends MapView {
  /** Called when the map has been removed because something failed. */
  onFailure?: () => void;
}

/**
 * Draws the map when it is about to scroll into view, and removes it when the layout hides it. It is invisible until it
 * is complete.
 */
function MapCanvas({ office: { longitude, latitude }, language, onFailure }: CanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let map: AbortController | undefined;
    const intersections = new IntersectionObserver(
      (entries) => {
        // Entries are queued; the last one is the newest.
        if (!entries.at(-1)?.isIntersecting) return;
        map ??= startMap(element, { office: { longitude, latitude }, language }, onFailure);
      },
      { rootMargin: '50% 0px' },
    );
    const sizes = new ResizeObserver((entries) => {
      if (entries.at(-1)?.contentRect.width !== 0) return;
      map?.abort(STOPPED);
      map = undefined;
    });
    intersections.observe(element);
    sizes.observe(element);
    return () => {
      intersections.disconnect();
      sizes.disconnect();
      map?.abort(STOPPED);
    };
  }, [longitude, latitude, language, onFailure]);
  return <div ref={container} className={classes.live} dir="ltr" />;
}

/** Why a map that has not failed is removed. */
const STOPPED = 'stopped';

/** `data-state` is `drawing` while the map loads, `live` when it shows, `picture` after it was removed. */
function startMap(element: HTMLElement, view: MapView, onFailure?: () => void): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  element.dataset.state = 'drawing';
  signal.addEventListener('abort', () => {
    element.dataset.state = 'picture';
    if (signal.reason !== STOPPED) onFailure?.();
  });
  // Evaluated by webpack, which leaves out the engine of sites without a token.
  if (process.env.GATSBY_MAPBOX_TOKEN)
    import('./drawLiveMap')
      .then(({ drawLiveMap }) => drawLiveMap(element, view, controller))
      .catch(() => controller.abort());
  return controller;
}
