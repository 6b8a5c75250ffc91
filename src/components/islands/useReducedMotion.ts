import { useEffect, useState } from 'react';
import { watchReducedMotion } from '../../dom/watchReducedMotion';

/** Whether the visitor prefers reduced motion; true until the browser has answered. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => watchReducedMotion(setReduced), []);
  return isReduced;
}
