import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isStaticFallback, showStaticFallback } from '../../dom/staticFallback';
import { typePhrases } from './typePhrases';
import { useInView } from './useInView';
import { useReducedMotion } from './useReducedMotion';

/** Types the phrases into the element once it is in view, unless the visitor prefers reduced motion. */
export function useTypedPhrases(ref: RefObject<Element | null>, list: readonly string[]) {
  // In the editor every keystroke passes a new array of the same phrases, which must not restart the typing.
  const lines = list.join('\n');
  const phrases = useMemo(() => lines.split('\n'), [lines]);
  const isReduced = useReducedMotion();
  const isInView = useInView(ref, '5%');
  const [isPaused, setPaused] = useState(false);
  const next = useRef(0);
  const mayMove = isInView && !isReduced && !isStaticFallback();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) showStaticFallback();
  }, []);

  useEffect(() => {
    if (!mayMove || isPaused || !ref.current) return;
    const typing = typePhrases(ref.current, phrases, next.current);
    return () => {
      next.current = typing.stop() + 1;
    };
  }, [mayMove, isPaused, phrases, ref]);

  return { canPause: mayMove, isPaused, toggle: () => setPaused(!isPaused) };
}
