import {
  arrive,
  orStandStill,
  standStill,
  standsStill,
  watchArrival,
} from '../../src/motion/standStill';

beforeAll(() => {
  jest.useFakeTimers();
  watchArrival();
});

beforeEach(() => {
  delete document.documentElement.dataset.still;
  delete document.documentElement.dataset.alive;
});

function failToLoad(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

test('A page stands still when a script of its own does not come', () => {
  expect(standsStill()).toBe(false);
  failToLoad(document.createElement('script'));
  expect(standsStill()).toBe(true);
});

test('when one throws', () => {
  window.dispatchEvent(new ErrorEvent('error'));
  expect(standsStill()).toBe(true);
});

test('when a promise is not kept', () => {
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(standsStill()).toBe(true);
});

test('but not for the want of a picture', () => {
  failToLoad(document.createElement('img'));
  expect(standsStill()).toBe(false);
});

test('nor for what fails once it is alive, unless told to', () => {
  arrive();
  failToLoad(document.createElement('script'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(standsStill()).toBe(false);
  standStill();
  expect(standsStill()).toBe(true);
});

test('It waits twelve seconds for scripts that were requested, and only for them', () => {
  const { asked } = watchArrival();
  jest.runAllTimers();
  expect(standsStill()).toBe(false);
  asked();
  jest.advanceTimersByTime(11_999);
  expect(standsStill()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(standsStill()).toBe(true);
});

test('It stands still for want of what it needs, and says why', async () => {
  await expect(orStandStill(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(standsStill()).toBe(true);
});

test('but not once it has it', async () => {
  await orStandStill(Promise.resolve());
  jest.runAllTimers();
  expect(standsStill()).toBe(false);
});

test('nor before it has waited twelve seconds', () => {
  orStandStill(new Promise(() => undefined));
  jest.advanceTimersByTime(11_999);
  expect(standsStill()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(standsStill()).toBe(true);
});
