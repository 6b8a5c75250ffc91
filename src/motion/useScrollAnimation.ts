import { useEffect } from 'react';
import '../styles/scrollAnimation.css';
import { useReducedMotion } from './useReducedMotion';

/** Starts when the page appears. Without the library, everything simply stands there. */
export function useScrollAnimation(): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return;
    const loading = import('./scrollAnimation');
    loading.then(({ startScrollAnimation }) => startScrollAnimation()).catch(() => undefined);
    return () => {
      loading.then(({ stopScrollAnimation }) => stopScrollAnimation()).catch(() => undefined);
    };
  }, [isStill]);
}
