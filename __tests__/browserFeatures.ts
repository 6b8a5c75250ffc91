/** What motion and the map ask of the browser, and jsdom does not have. */
import { act } from '@testing-library/react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The visitor's wish for stillness, which can change while the page is open. */
export function preferStillness(isWanted: boolean) {
  const wish = Object.assign(new EventTarget(), { matches: isWanted });
  const nothing = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = (query: string) => (query === QUERY ? wish : nothing);
  Object.assign(window, { matchMedia });
  return (isWantedNow: boolean) => {
    wish.matches = isWantedNow;
    act(() => {
      wish.dispatchEvent(new Event('change'));
    });
  };
}

/** Lets a test say what can be seen; `report` gives false when nobody watches the element. */
export function fakeViewport() {
  const watchers = new Map<Element, FakeObserver>();
  class FakeObserver {
    constructor(
      readonly callback: (entries: object[]) => void,
      readonly options: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      watchers.set(element, this);
    }
    disconnect() {
      for (const [element, watcher] of watchers) if (watcher === this) watchers.delete(element);
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
    const watcher = watchers.get(element);
    act(() => {
      watcher?.callback([{ target: element, isIntersecting }]);
      sizes.get(element)?.([{ target: element, contentRect: { width } }]);
    });
    return watcher !== undefined;
  };
  return {
    show: (element: Element) => report(element, true, 800),
    /** Scrolled away, but still laid out. */
    leave: (element: Element) => report(element, false, 800),
    /** Not displayed at all. */
    hide: (element: Element) => report(element, false, 0),
    isWatched: (element: Element) => watchers.has(element),
    marginAround: (element: Element) => watchers.get(element)?.options.rootMargin,
  };
}

export function withoutViewport(): void {
  Reflect.deleteProperty(window, 'IntersectionObserver');
}

/** Whatever is on its way, such as a module, has come when this settles. */
export const settle = () => act(async () => undefined);
