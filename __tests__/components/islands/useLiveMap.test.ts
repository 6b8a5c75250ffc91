import { renderHook } from '@testing-library/react';
import * as React from 'react';
import type { drawLiveMap } from '../../../src/components/islands/drawLiveMap';
import { fakeViewport, removeIntersectionObserver, settle } from '../../browserFeatures';

type Drawing = Parameters<typeof drawLiveMap>[0];
const draw = jest.fn<Promise<void>, [Drawing]>();
jest.mock('../../../src/components/islands/drawLiveMap', () => ({ drawLiveMap: draw }));

const office = { longitude: 23.64, latitude: 37.95 };
let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  viewport = fakeViewport();
  draw.mockReset();
  draw.mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Loads the module again each time, as it reads the token when it is loaded. */
async function renderMap(token = 'pk.test', onFailure?: () => void) {
  jest.resetModules();
  jest.doMock('react', () => React);
  if (token) process.env.GATSBY_MAPBOX_TOKEN = token;
  else delete process.env.GATSBY_MAPBOX_TOKEN;
  const { useLiveMap } = await import('../../../src/components/islands/useLiveMap');
  const element = document.createElement('div');
  const ref = { current: element };
  // A page passes a new object each time.
  const { rerender, unmount } = renderHook(
    (language) => useLiveMap(ref, { ...office }, language, onFailure),
    { initialProps: 'el' },
  );
  return { element, setLanguage: rerender, unmount };
}

const controller = () => draw.mock.lastCall?.[0].controller;

test('Nothing is drawn until the map is about to scroll into view', async () => {
  const { element } = await renderMap();
  viewport.leave(element);
  await settle();
  expect(draw).not.toHaveBeenCalled();
  expect(element).not.toHaveAttribute('data-state');
  expect(viewport.marginAround(element)).toBe('50% 0px');
});

test('The office is drawn in the language of the page, with the public token', async () => {
  const { element } = await renderMap();
  viewport.show(element);
  await settle();
  const expected = { element, office, language: 'el', token: 'pk.test' };
  expect(draw).toHaveBeenCalledWith(expect.objectContaining(expected));
  expect(element).toHaveAttribute('data-state', 'drawing');
});

test('The map is drawn once, even if it is scrolled out of view and back', async () => {
  const { element, setLanguage } = await renderMap();
  viewport.show(element);
  viewport.leave(element);
  setLanguage('el');
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(controller()?.signal.aborted).toBe(false);
});

test('A map that the layout hides is removed, and drawn again when it is shown', async () => {
  const { element } = await renderMap();
  viewport.show(element);
  await settle();
  viewport.hide(element);
  expect(controller()?.signal.aborted).toBe(true);
  expect(element).toHaveAttribute('data-state', 'picture');
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(2);
  expect(controller()?.signal.aborted).toBe(false);
});

test('A map that fails shows the picture again, and is not retried', async () => {
  draw.mockRejectedValue(new Error('style: 401'));
  const { element } = await renderMap();
  viewport.show(element);
  await settle();
  expect(element).toHaveAttribute('data-state', 'picture');
  expect(controller()?.signal.aborted).toBe(true);
  viewport.leave(element);
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('A map that fails later shows the picture again', async () => {
  const { element } = await renderMap();
  viewport.show(element);
  await settle();
  element.dataset.state = 'live';
  controller()?.abort();
  expect(element).toHaveAttribute('data-state', 'picture');
});

test('A failure is reported, but not a removal by the layout or the page', async () => {
  const onFailure = jest.fn();
  const { element, unmount } = await renderMap('pk.test', onFailure);
  viewport.show(element);
  await settle();
  viewport.hide(element);
  expect(onFailure).not.toHaveBeenCalled();
  viewport.show(element);
  await settle();
  controller()?.abort();
  expect(onFailure).toHaveBeenCalledTimes(1);
  unmount();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('Unmounting removes the map', async () => {
  const { element, unmount } = await renderMap();
  viewport.show(element);
  await settle();
  unmount();
  expect(controller()?.signal.aborted).toBe(true);
  expect(viewport.isObserved(element)).toBe(false);
});

test('Another language draws a new map', async () => {
  const { element, setLanguage } = await renderMap();
  viewport.show(element);
  await settle();
  const first = controller();
  setLanguage('de');
  expect(first?.signal.aborted).toBe(true);
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'de' }));
});

test.each([
  ['without a token', ''],
  ['with a secret token, which must not be sent', 'sk.test'],
])('The picture stays %s', async (_, token) => {
  const { element } = await renderMap(token);
  expect(viewport.isObserved(element)).toBe(false);
});

test('The picture stays for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { element } = await renderMap();
  expect(viewport.isObserved(element)).toBe(false);
});

test('The map is drawn if the connection does not save data', async () => {
  Object.assign(navigator, { connection: { saveData: false } });
  const { element } = await renderMap();
  expect(viewport.isObserved(element)).toBe(true);
});

test('The picture stays in a browser without IntersectionObserver', async () => {
  removeIntersectionObserver();
  const { element } = await renderMap();
  await settle();
  expect(element).not.toHaveAttribute('data-state');
});
