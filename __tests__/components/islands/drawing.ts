/** A fake browser and server for the live map, which can fail at each step. */
import { drawLiveMap } from '../../../src/components/islands/drawLiveMap';
import { FakeMap } from '../../stand-ins/mapbox';

export const engine = { Map: FakeMap, supported: jest.fn() };
export const getContext = jest.fn();
export const server = { style: jest.fn() };

export const sampleStyle = { version: 8, sources: {}, layers: [] };

/** A response of the server. */
export function response(body: unknown, status = 200) {
  return { ok: status < 400, status, json: async () => body };
}

/** A response that the test resolves. */
export function hold() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Resets everything to success. */
export function prepare(): void {
  jest.useFakeTimers();
  FakeMap.all = [];
  FakeMap.breaksAtStart = false;
  engine.supported.mockReturnValue(true);
  server.style.mockReset().mockResolvedValue(response(sampleStyle));
  getContext.mockReset().mockImplementation((kind) => (kind === 'webgl2' ? {} : null));
  Object.assign(globalThis, { fetch: server.style });
  Object.assign(HTMLCanvasElement.prototype, { getContext });
}

/** Aborts on rejection, as `useLiveMap` does. */
export async function draw() {
  const element = document.createElement('div');
  const controller = new AbortController();
  const office = { longitude: 23.64, latitude: 37.95 };
  const drawing = drawLiveMap({ element, office, language: 'el', token: 'pk.test', controller });
  drawing.catch(() => controller.abort());
  await jest.advanceTimersByTimeAsync(0);
  return { element, controller, map: FakeMap.all[0] };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

export function expectRemoved({ element, controller }: Drawn): void {
  expect(controller.signal.aborted).toBe(true);
  expect(element).toBeEmptyDOMElement();
  expect(element).not.toHaveAttribute('data-state', 'live');
  expect(jest.getTimerCount()).toBe(0);
}

export function expectLive({ element, controller, map }: Drawn): void {
  expect(controller.signal.aborted).toBe(false);
  expect(element).toHaveAttribute('data-state', 'live');
  expect(element).toContainElement(map?.canvas ?? null);
}
