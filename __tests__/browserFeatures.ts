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
  const sizes = new Map<Element, (entries: object[]) => void>();
  class FakeResizeObserver {
    constructor(readonly callback: (entries: object[]) => void) {}
    observe(element: Element) {
      sizes.set(element, this.callback);
    }
    disconnect() {
      for (const [element, callback] of sizes)
        if (callback === this.callback) sizes.delete(element);
    }
  }
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    ResizeObserver: FakeResizeObserver,
  });

  const report = (element: Element, isIntersecting: boolean, width: number) => {
    const observer = observers.get(element);
    act(() => {
      observer?.callback([{ target: element, isIntersecting }]);
      sizes.get(element)?.([{ target: element, contentRect: { width } }]);
    });
    return observer !== undefined;
  };
  return {
    show: (element: Element) => report(element, true, 800),
    /** Scrolled out of view, but still laid out. */
    leave: (element: Element) => report(element, false, 800),
    /** Not displayed at all. */
    hide: (element: Element) => report(element, false, 0),
    isObserved: (element: Element) => observers.has(element),
    marginAround: (element: Element) => observers.get(element)?.options.rootMargin,
  };
}

export function removeIntersectionObserver(): void {
  Reflect.deleteProperty(window, 'IntersectionObserver');
}

/** Waits for pending promises, such as dynamic imports. */
export const settle = () => act(async () => undefined);
