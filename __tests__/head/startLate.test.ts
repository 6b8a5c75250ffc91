import { startLate } from '../../src/head/startLate';

const onStart = jest.fn();
const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );

beforeEach(() => {
  jest.useFakeTimers();
  onStart.mockClear();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="text/late" data-src="/one.js"></script><script type="text/late" data-src="/two.js"></script>';
  startLate(onStart);
});

test('Scripts are asked for once the page is complete, in their order', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual(['/one.js', '/two.js']);
  expect([...document.scripts].filter(({ src }) => src).map(({ async }) => async)).toEqual([
    false,
    false,
  ]);
});

test('when the browser has time', () => {
  let isIdle = () => {};
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (isIdle = callback) });
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  isIdle();
  expect(asked()).toHaveLength(2);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('or at the first %s', (touch) => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event(touch));
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
  expect(asked()).toHaveLength(2);
  expect(onStart).toHaveBeenCalledTimes(1);
});
