import { renderHook } from '@testing-library/react';
import * as React from 'react';
import type { drawLiveMap } from '../../../src/components/islands/drawLiveMap';
import { fakeViewport, settle, withoutViewport } from '../../browserFeatures';

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

/** Anew each time: the token is read when the module is loaded. */
async function renderMap(token = 'pk.test') {
  jest.resetModules();
  jest.doMock('react', () => React);
  if (token) process.env.GATSBY_MAPBOX_TOKEN = token;
  else delete process.env.GATSBY_MAPBOX_TOKEN;
  const { useLiveMap } = await import('../../../src/components/islands/useLiveMap');
  const element = document.createElement('div');
  const ref = { current: element };
  // A page gives the office as a new object each time.
  const { rerender, unmount } = renderHook((language) => useLiveMap(ref, { ...office }, language), {
    initialProps: 'el',
  });
  return { element, speak: rerender, unmount };
}

const controller = () => draw.mock.lastCall?.[0].controller;

test('Nothing is drawn until the map is about to be seen', async () => {
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
  const wanted = { element, office, language: 'el', token: 'pk.test' };
  expect(draw).toHaveBeenCalledWith(expect.objectContaining(wanted));
  expect(element).toHaveAttribute('data-state', 'drawing');
});

test('The map is drawn once, however often it is scrolled away and back', async () => {
  const { element, speak } = await renderMap();
  viewport.show(element);
  viewport.leave(element);
  speak('el');
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(controller()?.signal.aborted).toBe(false);
});

test('A map that the layout hides is given up, and drawn again when it is shown', async () => {
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

test('A map that fails shows the picture again, and is not tried over and over', async () => {
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

test('A map that gives itself up later shows the picture again', async () => {
  const { element } = await renderMap();
  viewport.show(element);
  await settle();
  element.dataset.state = 'live';
  controller()?.abort();
  expect(element).toHaveAttribute('data-state', 'picture');
});

test('A page that is left takes its map with it', async () => {
  const { element, unmount } = await renderMap();
  viewport.show(element);
  await settle();
  unmount();
  expect(controller()?.signal.aborted).toBe(true);
  expect(viewport.isWatched(element)).toBe(false);
});

test('Another language draws another map', async () => {
  const { element, speak } = await renderMap();
  viewport.show(element);
  await settle();
  const first = controller();
  speak('de');
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
  expect(viewport.isWatched(element)).toBe(false);
});

test('The picture stays for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { element } = await renderMap();
  expect(viewport.isWatched(element)).toBe(false);
});

test('The connection alone is no reason against the map', async () => {
  Object.assign(navigator, { connection: { saveData: false } });
  const { element } = await renderMap();
  expect(viewport.isWatched(element)).toBe(true);
});

test('The picture stays in a browser that cannot say what is in view', async () => {
  withoutViewport();
  const { element } = await renderMap();
  await settle();
  expect(element).not.toHaveAttribute('data-state');
});
