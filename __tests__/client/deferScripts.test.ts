import { deferScripts } from '../../src/client/deferScripts';

const onStart = jest.fn();
const requested = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );

/** The observer's callback, called after a paint. */
let paint: (() => void) | undefined;

class PaintObserver {
  constructor(private readonly callback: () => void) {}
  /** Browsers report an earlier paint only with `buffered`. */
  observe({ type, buffered }: PerformanceObserverInit) {
    if (type === 'paint' && buffered) paint = this.callback;
  }
  disconnect() {}
}

/** Calls `deferScripts` as the script in the page's head does. */
function openPage(client?: string): void {
  const script = document.createElement('script');
  if (client) script.dataset.client = client;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  deferScripts(onStart);
}

beforeEach(() => {
  jest.useFakeTimers();
  onStart.mockClear();
  Object.assign(window, { PerformanceObserver: PaintObserver });
  paint = undefined;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.head.innerHTML = '';
});
afterEach(() => jest.restoreAllMocks());

test("The page's script is requested once the page is complete and painted", () => {
  openPage('/client.js');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  expect(requested()).toEqual([]);
  paint?.();
  expect(requested()).toEqual(['/client.js']);
});

test('It is requested when the browser is idle', () => {
  openPage('/client.js');
  let idle = () => {};
  const requestIdleCallback = jest.fn((callback: () => void) => (idle = callback));
  Object.assign(window, { requestIdleCallback });
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  paint?.();
  expect(requested()).toEqual([]);
  expect(requestIdleCallback).toHaveBeenCalledWith(idle, { timeout: 2000 });
  idle();
  expect(requested()).toEqual(['/client.js']);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  'It is requested on the first %s',
  (action) => {
    openPage('/client.js');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    window.dispatchEvent(new Event(action));
    expect(requested()).toEqual(['/client.js']);
  },
);

test('It is requested on an interaction whose event is stopped', () => {
  openPage('/client.js');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(requested()).toEqual(['/client.js']);
});

test('It is requested after five seconds, if a font or picture never finishes', () => {
  openPage('/client.js');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(4999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['/client.js']);
});

test('It is requested once, and calls back once', () => {
  openPage('/client.js');
  expect(onStart).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  for (const event of ['scroll', 'load', 'keydown']) window.dispatchEvent(new Event(event));
  jest.runAllTimers();
  paint?.();
  expect(requested()).toEqual(['/client.js']);
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('In development, where Gatsby loads its own script, none is requested', () => {
  openPage();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('scroll'));
  expect(requested()).toEqual([]);
  expect(onStart).toHaveBeenCalledTimes(1);
});
