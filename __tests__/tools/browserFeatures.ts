/** Fakes of browser features that jsdom lacks. */
import { act } from '@testing-library/react';

/** Sets the visitor's preference. */
export function setReducedMotion(isReduced: boolean): void {
  const matchMedia = (query: string) => {
    const matches = isReduced && query === '(prefers-reduced-motion: reduce)';
    return Object.assign(new EventTarget(), { matches });
  };
  Object.assign(window, { matchMedia });
}

/** Lets a test control what is in view. */
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
    act(() => observers.get(element)?.callback([{ target: element, isIntersecting }]));
  };
  return {
    show: (element: Element) => report(element, true),
    leave: (element: Element) => report(element, false),
    marginAround: (element: Element) => observers.get(element)?.options.rootMargin,
  };
}
