import { type RefObject, useEffect, useState } from 'react';
import { observeOnce } from '../../dom/observeOnce';

/** Becomes true when the element is about to scroll into view, and stays true. */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current) return observeOnce(ref.current, margin, () => setInView(true));
  }, [ref, margin]);
  return isInView;
}
