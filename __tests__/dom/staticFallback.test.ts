import {
  isStaticFallback,
  markScriptsReady,
  showStaticFallback,
  watchStartupErrors,
  withStaticFallback,
} from '../../src/dom/staticFallback';

beforeEach(() => {
  jest.useFakeTimers();
  watchStartupErrors();
  delete document.documentElement.dataset.staticFallback;
  delete document.documentElement.dataset.scriptsReady;
});

function failToLoad(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

test('The static page shows when a script fails to load', () => {
  expect(isStaticFallback()).toBe(false);
  failToLoad(document.createElement('script'));
  expect(isStaticFallback()).toBe(true);
});

test('The static page shows when a script throws', () => {
  window.dispatchEvent(new ErrorEvent('error'));
  expect(isStaticFallback()).toBe(true);
});

test('The static page shows when a promise rejects', () => {
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(isStaticFallback()).toBe(true);
});

test('The static page does not show when a picture fails to load', () => {
  failToLoad(document.createElement('img'));
  expect(isStaticFallback()).toBe(false);
});

test('Once the page script runs, only showStaticFallback shows the static page', () => {
  markScriptsReady();
  failToLoad(document.createElement('script'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(isStaticFallback()).toBe(false);
  showStaticFallback();
  expect(isStaticFallback()).toBe(true);
});

test('The static page shows twelve seconds after the scripts were requested, not before', () => {
  const { onRequested } = watchStartupErrors();
  jest.runAllTimers();
  expect(isStaticFallback()).toBe(false);
  onRequested();
  jest.advanceTimersByTime(11_999);
  expect(isStaticFallback()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStaticFallback()).toBe(true);
});

test('withStaticFallback shows the static page when its promise rejects, and rethrows the error', async () => {
  await expect(withStaticFallback(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(isStaticFallback()).toBe(true);
});

test('withStaticFallback does not show the static page when its promise resolves', async () => {
  await withStaticFallback(Promise.resolve());
  jest.runAllTimers();
  expect(isStaticFallback()).toBe(false);
});

test('withStaticFallback shows the static page after twelve seconds', () => {
  withStaticFallback(new Promise(() => undefined));
  jest.advanceTimersByTime(11_999);
  expect(isStaticFallback()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStaticFallback()).toBe(true);
});
