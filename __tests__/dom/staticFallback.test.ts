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

test('The static page is shown when one of its scripts fails to load', () => {
  expect(isStaticFallback()).toBe(false);
  failToLoad(document.createElement('script'));
  expect(isStaticFallback()).toBe(true);
});

test('when a script throws', () => {
  window.dispatchEvent(new ErrorEvent('error'));
  expect(isStaticFallback()).toBe(true);
});

test('when a promise is rejected', () => {
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(isStaticFallback()).toBe(true);
});

test('but not when a picture fails to load', () => {
  failToLoad(document.createElement('img'));
  expect(isStaticFallback()).toBe(false);
});

test('nor for what fails once its script runs, unless asked to', () => {
  markScriptsReady();
  failToLoad(document.createElement('script'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(isStaticFallback()).toBe(false);
  showStaticFallback();
  expect(isStaticFallback()).toBe(true);
});

test('It waits twelve seconds for scripts that were requested, and only for them', () => {
  const { onRequested } = watchStartupErrors();
  jest.runAllTimers();
  expect(isStaticFallback()).toBe(false);
  onRequested();
  jest.advanceTimersByTime(11_999);
  expect(isStaticFallback()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStaticFallback()).toBe(true);
});

test('The static page is shown when a promise rejects, and the error is passed on', async () => {
  await expect(withStaticFallback(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(isStaticFallback()).toBe(true);
});

test('but not when it resolves', async () => {
  await withStaticFallback(Promise.resolve());
  jest.runAllTimers();
  expect(isStaticFallback()).toBe(false);
});

test('A pending promise shows the static page after twelve seconds', () => {
  withStaticFallback(new Promise(() => undefined));
  jest.advanceTimersByTime(11_999);
  expect(isStaticFallback()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStaticFallback()).toBe(true);
});
