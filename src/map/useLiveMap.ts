import { type RefObject, useEffect } from 'react';
import type { Position } from './liveMap';

/** Public by design; without one, the pictures stay. */
const token = process.env.GATSBY_MAPBOX_TOKEN ?? '';

type Connection = { saveData?: boolean };

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return token.startsWith('pk.') && !connection?.saveData && 'IntersectionObserver' in window;
}

/**
 * Draws the live map into the element when it is about to be scrolled into view, and removes it when
 * the layout hides the element: an element that is not displayed has no width, and is never in view.
 */
export function useLiveMap(ref: RefObject<HTMLElement | null>, office: Position, language: string) {
  const { longitude, latitude } = office;
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWelcome()) return;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several may have gathered, the newest last.
        const entry = entries.at(-1);
        if (entry?.isIntersecting) {
          stop ??= startLiveMap(element, { longitude, latitude }, language);
        } else if (entry?.boundingClientRect.width === 0) {
          stop?.();
          stop = undefined;
        }
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
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
  import('./liveMap')
    .then(({ drawLiveMap }) => drawLiveMap({ element, office, language, token, ending }))
    .catch(() => ending.abort());
  return () => ending.abort();
}
