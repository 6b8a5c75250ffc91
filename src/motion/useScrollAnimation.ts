import { useEffect } from 'react';
import '../styles/scrollAnimation.css';

/**
 * For as long as the page is there. On the built site `src/client.ts` has begun it before. If the library fails,
 * everything simply stands there.
 */
export function useScrollAnimation(): void {
  useEffect(() => {
    // Not while the page is built: the library wants a browser.
    const beginning = import(/* webpackMode: "eager" */ './scrollAnimation');
    const ending = beginning.then(({ animateScrolling }) => animateScrolling());
    ending.catch(() => undefined);
    return () => void ending.then((end) => end()).catch(() => undefined);
  }, []);
}
