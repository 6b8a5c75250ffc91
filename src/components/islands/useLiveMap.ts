import { type RefObject, useEffect } from 'react';
import type { Position } from './drawLiveMap';

/** Public by design; without one, the pictures stay. */
const token = process.env.GATSBY_MAPBOX_TOKEN ?? '';

type Connection = { saveData?: boolean };

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return token.startsWith('pk.') && !connection?.saveData && canWatch();
}

function canWatch(): boolean {
  return 'IntersectionObserver' in window && 'ResizeObserver' in window;
}

/**
 * Draws the live map into the element when it is about to be scrolled into view, and removes it when
 * the layout hides the element, in view or not: what is not displayed has no width.
 */
export function useLiveMap(ref: RefObject<HTMLElement | null>, office: Position, language: string) {
  const { longitude, latitude } = office;
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWelcome()) return;
    let stop: (() => void) | undefined;
    const seeing = new IntersectionObserver(
      (entries) => {
        // Several may have gathered, the newest last.
        if (!entries.at(-1)?.isIntersecting) return;
        stop ??= startLiveMap(element, { longitude, latitude }, language);
      },
      { rootMargin: '50% 0px' },
    );
    const sizing = new ResizeObserver((entries) => {
      if (entries.at(-1)?.contentRect.width !== 0) return;
      stop?.();
      stop = undefined;
    });
    seeing.observe(element);
    sizing.observe(element);
    return () => {
      seeing.disconnect();
      sizing.disconnect();
      stop?.();
    };
  }, [ref, longitude, latitude, language]);
}

/** Says in `data-state` what is seen: `drawing` (the picture, still), `live`, or the `picture` again. */
function startLiveMap(element: HTMLElement, office: Position, language: string): () => void {
  const ending = new AbortController();
  element.dataset.state = 'drawing';
  ending.signal.addEventListener('abort', () => {
    element.dataset.state = 'picture';
  });
  // Asked of the environment, and here, so that webpack sees when the engine is not wanted at all.
  const engine = process.env.GATSBY_MAPBOX_TOKEN ? import('./drawLiveMap') : Promise.reject();
  engine
    .then(({ drawLiveMap }) => drawLiveMap({ element, office, language, token, ending }))
    .catch(() => ending.abort());
  return () => ending.abort();
}
