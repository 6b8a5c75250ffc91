import { startLate } from '../../src/head/startLate';

const onStart = jest.fn();
const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );

/** What the browser calls when it has drawn something. */
let draw: (() => void) | undefined;

class PaintObserver {
  constructor(private readonly callback: () => void) {}
  /** What was drawn before is reported only if it is asked for. */
  observe({ type, buffered }: PerformanceObserverInit) {
    if (type === 'paint' && buffered) draw = this.callback;
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  onStart.mockClear();
  Object.assign(window, { PerformanceObserver: PaintObserver });
  draw = undefined;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="text/late" data-src="/one.js"></script><script type="text/late" data-src="/two.js"></script>';
  startLate(onStart);
});

test('Scripts are asked for once the page is complete and has been drawn, in their order', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  expect(asked()).toEqual([]);
  draw?.();
  expect(asked()).toEqual(['/one.js', '/two.js']);
  expect([...document.scripts].filter(({ src }) => src).map(({ async }) => async)).toEqual([
    false,
    false,
  ]);
});

test('when the browser has time', () => {
  let isIdle = () => {};
  const requestIdleCallback = jest.fn((callback: () => void) => (isIdle = callback));
  Object.assign(window, { requestIdleCallback });
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  draw?.();
  expect(asked()).toEqual([]);
  // After two seconds at the latest.
  expect(requestIdleCallback).toHaveBeenCalledWith(isIdle, { timeout: 2000 });
  isIdle();
  expect(asked()).toHaveLength(2);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('or at the first %s', (touch) => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event(touch));
  expect(asked()).toHaveLength(2);
});

test('also if the page keeps the touch to itself', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation());
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked()).toHaveLength(2);
});

test('or a while after the page was read, where something in it never ends', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
});

test('They are asked for once, and it is said', () => {
  expect(onStart).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  for (const event of ['scroll', 'load', 'keydown']) window.dispatchEvent(new Event(event));
  jest.runAllTimers();
  draw?.();
  expect(asked()).toHaveLength(2);
  expect(onStart).toHaveBeenCalledTimes(1);
});
