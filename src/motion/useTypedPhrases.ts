import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { standStill, standsStill } from './standStill';
import type { Typing } from './typePhrases';
import { useReducedMotion } from './useReducedMotion';
import { useSeen } from './useSeen';

/**
 * Types the phrases into the element once it comes into view, if motion is welcome. The library comes
 * then, too; should it fail to load, all phrases stand there.
 */
export function useTypedPhrases(ref: RefObject<Element | null>, list: readonly string[]) {
  // Another list of the same phrases would begin anew, with each key in the editor.
  const lines = list.join('\n');
  const phrases = useMemo(() => lines.split('\n'), [lines]);
  const isStill = useReducedMotion();
  const isSeen = useSeen(ref, '5%');
  const [isPaused, setPaused] = useState(false);
  const [isReady, setReady] = useState(false);
  const next = useRef(0);
  const mayMove = isSeen && !isStill;

  useEffect(() => {
    if (!('IntersectionObserver' in window)) standStill();
  }, []);

  useEffect(() => {
    if (!mayMove || isPaused || standsStill()) return;
    let typing: Typing | undefined;
    let isOver = false;
    import('./typePhrases')
      .then(({ typePhrases }) => {
        if (isOver || !ref.current) return;
        typing = typePhrases(ref.current, phrases, next.current);
        setReady(true);
      })
      .catch(() => {
        setReady(false);
        standStill();
      });
    return () => {
      isOver = true;
      if (typing) next.current = typing.stop() + 1;
    };
  }, [mayMove, isPaused, phrases, ref]);

  return { canPause: isReady && mayMove, isPaused, toggle: () => setPaused(!isPaused) };
}
