import { useEffect, useState } from 'react';
import { watchReducedMotion } from './watchReducedMotion';

/** Whether the visitor wants stillness; true until the browser has been asked. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => watchReducedMotion(setReduced), []);
  return isReduced;
}
