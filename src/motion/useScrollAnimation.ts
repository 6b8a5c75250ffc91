import { useEffect } from 'react';
import '../styles/scrollAnimation.css';
import { useReducedMotion } from './useReducedMotion';

/** Starts when the page appears. If the library fails, everything simply stands there. */
export function useScrollAnimation(): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return;
    // In the page's own script: to wait for another would take longer than its 4 kB.
    const loading = import(/* webpackMode: "eager" */ './scrollAnimation');
    loading.then(({ startScrollAnimation }) => startScrollAnimation()).catch(() => undefined);
    return () => {
      loading.then(({ stopScrollAnimation }) => stopScrollAnimation()).catch(() => undefined);
    };
  }, [isStill]);
}
