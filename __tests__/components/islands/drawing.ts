/** A browser and a server in which the live map can be drawn, and can fail at each step. */
import { drawLiveMap } from '../../../src/components/islands/drawLiveMap';
import { FakeMap } from '../../stand-ins/mapbox';

export const engine = { Map: FakeMap, supported: jest.fn() };
export const getContext = jest.fn();
export const server = { style: jest.fn(), hasStylesheet: true };
export const stylesheets = () => document.head.querySelectorAll('link');

export const sampleStyle = { version: 8, sources: {}, layers: [] };

/** What the server says. */
export function answer(body: unknown, status = 200) {
  return { ok: status < 400, status, json: async () => body };
}

/** An answer that comes when the test says so. */
export function hold() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** jsdom itself fetches no stylesheets. */
const requests = new MutationObserver(() => {
  for (const link of stylesheets())
    link.dispatchEvent(new Event(server.hasStylesheet ? 'load' : 'error'));
});

/** Everything goes well, until a test says otherwise. */
export function prepare(): void {
  jest.useFakeTimers();
  document.head.replaceChildren();
  requests.observe(document.head, { childList: true });
  FakeMap.all = [];
  FakeMap.breaksAtStart = false;
  engine.supported.mockReturnValue(true);
  server.style.mockReset().mockResolvedValue(answer(sampleStyle));
  server.hasStylesheet = true;
  getContext.mockReset().mockImplementation((kind) => (kind === 'webgl2' ? {} : null));
  Object.assign(globalThis, { fetch: server.style });
  Object.assign(HTMLCanvasElement.prototype, { getContext });
}

export function tidy(): void {
  requests.disconnect();
  jest.useRealTimers();
}

/** A drawing that can't be started is given up by whoever wanted it. */
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

export function expectNothingLeft({ element, controller }: Drawn): void {
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
