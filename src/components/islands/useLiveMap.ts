import { type RefObject, useEffect } from 'react';
import type { Position } from './drawLiveMap';

/** Public by design. Without a token, only the picture shows. */
const token = process.env.GATSBY_MAPBOX_TOKEN ?? '';

/** Why a map that has not failed is removed. */
const STOPPED = 'stopped';

type Connection = { saveData?: boolean };

export function isLiveMapEnabled(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return token.startsWith('pk.') && !connection?.saveData && hasObservers();
}

function hasObservers(): boolean {
  return 'IntersectionObserver' in window && 'ResizeObserver' in window;
}

/**
 * Draws the live map into the element when it is about to scroll into view, and removes it when the layout hides the
 * element, which then has no width.
 */
export function useLiveMap(
  ref: RefObject<HTMLElement | null>,
  office: Position,
  language: string,
  onFailure?: () => void,
) {
  const { longitude, latitude } = office;
  useEffect(() => {
    // Evaluated by the minifier, which leaves out the rest for sites without a token.
    if (!process.env.GATSBY_MAPBOX_TOKEN) return;
    const element = ref.current;
    if (!element || !isLiveMapEnabled()) return;
    let stop: (() => void) | undefined;
    const intersections = new IntersectionObserver(
      (entries) => {
        // Entries are queued; the last one is the newest.
        if (!entries.at(-1)?.isIntersecting) return;
        stop ??= startLiveMap(element, { longitude, latitude }, language, onFailure);
      },
      { rootMargin: '50% 0px' },
    );
    const sizes = new ResizeObserver((entries) => {
      if (entries.at(-1)?.contentRect.width !== 0) return;
      stop?.();
      stop = undefined;
    });
    intersections.observe(element);
    sizes.observe(element);
    return () => {
      intersections.disconnect();
      sizes.disconnect();
      stop?.();
    };
  }, [ref, longitude, latitude, language, onFailure]);
}

/** Sets `data-state`: `drawing` while the map loads, `live` when it shows, `picture` after it was removed. */
function startLiveMap(
  element: HTMLElement,
  office: Position,
  language: string,
  onFailure?: () => void,
): () => void {
  const controller = new AbortController();
  element.dataset.state = 'drawing';
  controller.signal.addEventListener('abort', () => {
    element.dataset.state = 'picture';
    if (controller.signal.reason !== STOPPED) onFailure?.();
  });
  // Not `token`, so that webpack can evaluate the condition and leave out the engine.
  const engine = process.env.GATSBY_MAPBOX_TOKEN ? import('./drawLiveMap') : Promise.reject();
  engine
    .then(({ drawLiveMap }) => drawLiveMap({ element, office, language, token, controller }))
    .catch(() => controller.abort());
  return () => controller.abort(STOPPED);
}
