import { act } from '@testing-library/react';
import { fakeViewport, preferStillness, settle, withoutViewport } from './browserFeatures';

const loadPage = jest.fn();
const hydratePage = jest.fn();
const loaded = { hydratePage, Page: () => null, properties: { path: '/about/' } };

/** As it stands when the scripts come. */
function openPage(preferred: string): Element {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <header><a hreflang="en">English</a><a hreflang="el">Ελληνικά</a></header>
    <p data-reveal>Below the fold</p><section data-hydrate></section>`;
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue([preferred]);
  jest.isolateModules(() => require('../src/client'));
  const section = document.querySelector('[data-hydrate]');
  if (!section) throw new Error('The page has no section.');
  return section;
}

let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.documentElement.removeAttribute('data-alive');
  document.documentElement.removeAttribute('data-still');
  jest.doMock('../src/loadPage', () => ({ loadPage }));
  jest.doMock('aos', () => ({ init: jest.fn() }));
  loadPage.mockReset().mockResolvedValue(loaded);
  hydratePage.mockReset().mockResolvedValue(undefined);
  const below = { top: window.innerHeight + 1 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
  preferStillness(false);
  viewport = fakeViewport();
});
afterEach(() => jest.restoreAllMocks());

test('React waits until what needs it is two screens away, and comes once', async () => {
  const section = openPage('en');
  await settle();
  expect(loadPage).not.toHaveBeenCalled();
  expect(viewport.marginAround(section)).toBe('200%');
  viewport.show(section);
  viewport.show(section);
  await settle();
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(hydratePage.mock.calls).toEqual([[loaded.Page, loaded.properties]]);
});

test('The page is alive before it, and what lies below the fold is ready to rise', () => {
  openPage('en');
  expect(document.documentElement).toHaveAttribute('data-alive');
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(1);
});

test('The page says nothing in the console', async () => {
  const methods = ['log', 'info', 'warn', 'error'] as const;
  const calls = methods.map((method) => jest.spyOn(console, method));
  viewport.show(openPage('en'));
  await settle();
  for (const call of calls) expect(call).not.toHaveBeenCalled();
});

test('Who is to be offered another language has React at once', async () => {
  openPage('el-GR');
  await settle();
  expect(hydratePage).toHaveBeenCalledTimes(1);
});

test('but not once a language was chosen, be it before React came', async () => {
  openPage('en');
  document.querySelector<HTMLElement>('a[hreflang]')?.click();
  openPage('el');
  await settle();
  expect(loadPage).not.toHaveBeenCalled();
});

test('nor for a language that the site has not', async () => {
  openPage('fr');
  await settle();
  expect(loadPage).not.toHaveBeenCalled();
});

test('A browser that cannot say what is near has React at once', async () => {
  withoutViewport();
  openPage('en');
  await settle();
  expect(hydratePage).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not come', loadPage],
  ['does not begin', hydratePage],
])('When React %s in time, the page stands still', async (_, step) => {
  step.mockReturnValue(new Promise(() => undefined));
  viewport.show(openPage('en'));
  await settle();
  expect(document.documentElement).not.toHaveAttribute('data-still');
  await act(() => jest.runAllTimersAsync());
  expect(document.documentElement).toHaveAttribute('data-still');
});
