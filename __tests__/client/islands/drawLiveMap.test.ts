import { FakeMap } from '../../stand-ins/mapbox';

jest.mock('mapbox-gl/esm', () => ({ Map: require('../../stand-ins/mapbox').FakeMap }));

const style = { version: 8, sources: {}, layers: [] };
const respond = (body: unknown, status = 200) => ({
  ok: status < 400,
  status,
  json: async () => body,
});
const fetchStyle = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  FakeMap.all = [];
  FakeMap.breaksAtStart = false;
  fetchStyle.mockReset().mockResolvedValue(respond(style));
  Object.assign(globalThis, { fetch: fetchStyle });
});
afterEach(() => jest.useRealTimers());

/** Aborts on rejection, as `LiveMap` does. */
async function draw() {
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  const { drawLiveMap } = await import('../../../src/client/islands/drawLiveMap');
  const element = document.createElement('div');
  const controller = new AbortController();
  const view = { office: { longitude: 23.64, latitude: 37.95 }, language: 'el' };
  drawLiveMap(element, view, controller).catch(() => controller.abort());
  await jest.advanceTimersByTimeAsync(0);
  return { element, controller, map: FakeMap.all[0] };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

function expectLive({ element, controller, map }: Drawn): void {
  expect(controller.signal.aborted).toBe(false);
  expect(element).toHaveAttribute('data-state', 'live');
  expect(element).toContainElement(map?.canvas ?? null);
}

function expectRemoved({ element, controller }: Drawn): void {
  expect(controller.signal.aborted).toBe(true);
  expect(element).toBeEmptyDOMElement();
  expect(jest.getTimerCount()).toBe(0);
}

test('The map is centred on the office at zoom 12, not interactive, in the language of the page', async () => {
  const { element, map } = await draw();
  expect(map?.options).toMatchObject({
    container: element,
    center: [23.64, 37.95],
    zoom: 12,
    interactive: false,
    projection: 'mercator',
    language: 'el',
    accessToken: 'pk.test',
    performanceMetricsCollection: false,
    style,
  });
  // The licence requires the attribution.
  expect(map?.options).not.toHaveProperty('attributionControl');
  const [address] = fetchStyle.mock.lastCall ?? [];
  expect(address).toBe('https://api.mapbox.com/styles/v1/mapbox/light-v11?access_token=pk.test');
});

test('It appears once it has loaded, hidden from screen readers, and stays after the timeout', async () => {
  const drawn = await draw();
  expect(drawn.element).not.toHaveAttribute('data-state');
  drawn.map?.fire('load');
  await jest.advanceTimersByTimeAsync(20_000);
  expectLive(drawn);
  expect(drawn.map?.canvas).toHaveAttribute('aria-hidden', 'true');
  expect(drawn.map?.canvas).not.toHaveAttribute('role');
  expect(drawn.map?.canvas).not.toHaveAttribute('aria-label');
});

test('It appears even if an icon is missing', async () => {
  const drawn = await draw();
  drawn.map?.fire('error', { error: new Error('sprite: 404') });
  drawn.map?.fire('load');
  expectLive(drawn);
});

test.each<[string, () => unknown]>([
  ['a rejected token', () => fetchStyle.mockResolvedValue(respond(style, 401))],
  ['a token over its limit', () => fetchStyle.mockResolvedValue(respond(style, 429))],
  ['no network', () => fetchStyle.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an empty style', () => fetchStyle.mockResolvedValue(respond(null))],
  ['a style without layers', () => fetchStyle.mockResolvedValue(respond({ ...style, layers: 1 }))],
  ['a style without sources', () => fetchStyle.mockResolvedValue(respond({ layers: [] }))],
])('With %s the map is not started', async (_, prepare) => {
  prepare();
  expectRemoved(await draw());
  expect(FakeMap.all).toEqual([]);
});

test('Aborted before its style has loaded, the map is not started', async () => {
  let resolve: (value: unknown) => void = () => undefined;
  fetchStyle.mockReturnValue(new Promise((settle) => (resolve = settle)));
  const drawn = await draw();
  drawn.controller.abort();
  resolve(respond(style));
  await jest.advanceTimersByTimeAsync(0);
  expectRemoved(drawn);
  expect(FakeMap.all).toEqual([]);
});

test('When the engine throws at its start, nothing of the map is left', async () => {
  FakeMap.breaksAtStart = true;
  expectRemoved(await draw());
});

test.each<[string, (drawn: Drawn) => void]>([
  ['a part of it fails to load', ({ map }) => map?.fire('error', { sourceId: 'composite' })],
  [
    'anything fails after it has loaded',
    ({ map }) => {
      map?.fire('load');
      map?.fire('error');
    },
  ],
  ['the WebGL context is lost', ({ map }) => map?.fire('webglcontextlost')],
  ['it is aborted', ({ controller }) => controller.abort()],
])('When %s, the map is removed and does not come back', async (_, fail) => {
  const drawn = await draw();
  fail(drawn);
  expectRemoved(drawn);
  expect(drawn.map?.remove).toHaveBeenCalled();
  delete drawn.element.dataset.state;
  drawn.map?.fire('load');
  expect(drawn.element).not.toHaveAttribute('data-state');
});

test('The map is removed even when its own removal throws', async () => {
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  const drawn = await draw();
  drawn.map?.remove.mockImplementation(() => {
    throw new Error('remove');
  });
  drawn.controller.abort();
  expectRemoved(drawn);
});

test.each<[string, () => unknown]>([
  ['its style does not load', () => fetchStyle.mockReturnValue(new Promise(() => undefined))],
  ['it never finishes loading', () => undefined],
])('It is given up after ten seconds if %s', async (_, prepare) => {
  prepare();
  const drawn = await draw();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(drawn.controller.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expectRemoved(drawn);
  expect(fetchStyle.mock.lastCall?.[1].signal.aborted).toBe(true);
});
