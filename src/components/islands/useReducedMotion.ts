import { useEffect, useState } from 'react';
import { watchReducedMotion } from '../../dom/watchReducedMotion';

/** Whether the visitor prefers reduced motion; true until the first effect has run. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => watchReducedMotion(setReduced), []);
  return isReduced;
}
