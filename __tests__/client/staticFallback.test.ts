import { isStaticFallback, withStaticFallback } from '../../src/client/staticFallback';

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.staticFallback;
});

test('The static page shows when the promise rejects, and the error is thrown again', async () => {
  await expect(withStaticFallback(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(isStaticFallback()).toBe(true);
});

test('It does not show when the promise resolves in time', async () => {
  await withStaticFallback(Promise.resolve());
  jest.runAllTimers();
  expect(isStaticFallback()).toBe(false);
});

test('It shows after twelve seconds', () => {
  withStaticFallback(new Promise(() => undefined));
  jest.advanceTimersByTime(11_999);
  expect(isStaticFallback()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStaticFallback()).toBe(true);
});
