/** Fakes of browser features that jsdom lacks. */
import { act } from '@testing-library/react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Sets the visitor's preference. Returns a function that changes it while the page is open. */
export function setReducedMotion(isReduced: boolean) {
  const preference = Object.assign(new EventTarget(), { matches: isReduced });
  const other = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = (query: string) => (query === QUERY ? preference : other);
  Object.assign(window, { matchMedia });
  return (isReducedNow: boolean) => {
    preference.matches = isReducedNow;
    act(() => {
      preference.dispatchEvent(new Event('change'));
    });
  };
}

/** Lets a test control what is in view. The functions return false if nothing observes the element. */
export function fakeViewport() {
  const observers = new Map<Element, FakeObserver>();
  class FakeObserver {
    constructor(
      readonly callback: (entries: object[]) => void,
      readonly options: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      observers.set(element, this);
    }
    disconnect() {
      for (const [element, observer] of observers) if (observer === this) observers.delete(element);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver, ResizeObserver: FakeObserver });

  const report = (element: Element, isIntersecting: boolean) => {
    const observer = observers.get(element);
    act(() => observer?.callback([{ target: element, isIntersecting }]));
    return observer !== undefined;
  };
  return {
    show: (element: Element) => report(element, true),
    leave: (element: Element) => report(element, false),
    marginAround: (element: Element) => observers.get(element)?.options.rootMargin,
  };
}

/** Waits for pending promises, such as dynamic imports. */
export const settle = () => act(async () => undefined);
