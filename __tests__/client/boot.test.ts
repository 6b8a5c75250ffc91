/** The inline script in each page's head. */

const requested = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
const isStatic = () => 'staticFallback' in document.documentElement.dataset;

/** Without an address, as in development, where Gatsby loads its own script. */
function openPage(client?: string): void {
  const script = document.createElement('script');
  if (client) script.dataset.client = client;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => require('../../src/client/boot'));
}

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const loaded = () => {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
};

function failToLoad(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.staticFallback;
  delete document.documentElement.dataset.scriptsReady;
});
afterEach(() => jest.restoreAllMocks());

test("The page's script is requested once the page is complete and painted", () => {
  openPage('/client.js');
  parsed();
  loaded();
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['/client.js']);
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])(
  'It is requested once on the first %s, even if the page stops that event',
  (action) => {
    openPage('/client.js');
    parsed();
    document.body.addEventListener(action, (event) => event.stopPropagation(), { once: true });
    document.body.dispatchEvent(new Event(action, { bubbles: true }));
    expect(requested()).toEqual(['/client.js']);
    loaded();
    jest.runAllTimers();
    expect(requested()).toEqual(['/client.js']);
  },
);

test('It is requested after five seconds, if a font or picture never finishes', () => {
  openPage('/client.js');
  parsed();
  jest.advanceTimersByTime(4999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['/client.js']);
});

test.each([
  ['a script fails to load', () => failToLoad(document.createElement('script'))],
  ['a script throws', () => window.dispatchEvent(new ErrorEvent('error'))],
  ['a promise rejects', () => window.dispatchEvent(new Event('unhandledrejection'))],
])('The static page shows when %s before the page’s script runs, not after', (_, fail) => {
  openPage('/client.js');
  document.documentElement.dataset.scriptsReady = '';
  fail();
  expect(isStatic()).toBe(false);
  delete document.documentElement.dataset.scriptsReady;
  fail();
  expect(isStatic()).toBe(true);
});
