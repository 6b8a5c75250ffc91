import { type RefObject, useEffect, useState } from 'react';
import { whenSeen } from './whenSeen';

/** Becomes true, and stays so, when the element is about to be scrolled into view. */
export function useSeen(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (ref.current) return whenSeen([ref.current], margin, () => setSeen(true));
  }, [ref, margin]);
  return isSeen;
}
