import { type RefObject, useEffect, useState } from 'react';

/** Becomes true, and stays so, when the element is about to be scrolled into view. */
export function useSeen(ref: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return isSeen;
}
