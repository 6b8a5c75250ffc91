/** Fakes of browser features that jsdom lacks. */
import { act } from '@testing-library/react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Sets the visitor's preference. */
export function setReducedMotion(isReduced: boolean): void {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: isReduced && query === QUERY });
  Object.assign(window, { matchMedia });
}

/** Waits for pending promises, such as dynamic imports. */
export const settle = () => act(async () => undefined);
