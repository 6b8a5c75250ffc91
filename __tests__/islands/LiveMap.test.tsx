import { act, render } from '@testing-library/react';
import { LiveMap } from '../../src/islands/LiveMap';
import { FakeMap } from '../stand-ins/mapbox';
import { fakeViewport } from '../tools/browserFeatures';
import { words } from '../tools/samples';

jest.mock('mapbox-gl/esm', () => ({ Map: require('../stand-ins/mapbox').FakeMap }));

const office = { longitude: 23.64, latitude: 37.95 };
const style = { version: 8, sources: {}, layers: [] };
const respond = (body: unknown, status = 200) => ({
  ok: status < 400,
  status,
  json: async () => body,
});
const fetchStyle = jest.fn();
const getContext = jest.fn();
let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  jest.useFakeTimers();
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  viewport = fakeViewport();
  FakeMap.all = [];
  fetchStyle.mockReset().mockResolvedValue(respond(style));
  getContext.mockReset().mockImplementation((kind) => (kind === 'webgl2' ? {} : null));
  Object.assign(globalThis, { fetch: fetchStyle });
  Object.assign(HTMLCanvasElement.prototype, { getContext });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const settle = () => pass(0);

function renderMap() {
  const { container } = render(<LiveMap office={office} language="el" />);
  const element = container.querySelector<HTMLElement>('.live');
  if (!element) throw new Error('There is no element for the live map.');
  return { element };
}

async function draw() {
  const page = renderMap();
  viewport.show(page.element);
  await settle();
  return { ...page, map: FakeMap.all[0] };
}

type Drawn = Awaited<ReturnType<typeof draw>>;

function expectPicture({ element }: Pick<Drawn, 'element'>): void {
  expect(element).toHaveAttribute('data-state', 'picture');
  expect(element).toBeEmptyDOMElement();
  expect(jest.getTimerCount()).toBe(0);
}

test('Nothing is requested until the map is about to scroll into view', async () => {
  const { element } = renderMap();
  viewport.leave(element);
  await settle();
  expect(fetchStyle).not.toHaveBeenCalled();
  expect(element).not.toHaveAttribute('data-state');
  expect(viewport.marginAround(element)).toBe('50% 0px');
});

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

test('Without a network the engine is not started, and there is no second try', async () => {
  fetchStyle.mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await draw();
  expectPicture(page);
  viewport.show(page.element);
  await settle();
  expect(FakeMap.all).toEqual([]);
  expect(fetchStyle).toHaveBeenCalledTimes(1);
});

test('When the WebGL context is lost, the map is removed and does not come back', async () => {
  const page = await draw();
  page.map?.fire('webglcontextlost');
  expectPicture(page);
  expect(page.map?.remove).toHaveBeenCalledTimes(1);
  page.map?.fire('load');
  expect(page.element).toHaveAttribute('data-state', 'picture');
});

test.each<[string, () => unknown]>([
  ['its style does not load', () => fetchStyle.mockReturnValue(new Promise(() => undefined))],
  ['it never finishes loading', () => undefined],
])('It is given up after ten seconds if %s', async (_, prepare) => {
  prepare();
  const page = await draw();
  await pass(9_999);
  expect(page.element).toHaveAttribute('data-state', 'drawing');
  await pass(1);
  expectPicture(page);
  expect(fetchStyle.mock.lastCall?.[1].signal.aborted).toBe(true);
});

const onRequest = <LiveMap office={office} language="el" consent={words.labels} />;

test.each<[string, () => void]>([
  ['has no WebGL 2', () => getContext.mockReturnValue(null)],
  ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('The picture stays, and no button asks for consent, where the browser %s', (_, prepare) => {
  prepare();
  const { container, rerender } = render(<LiveMap office={office} language="el" />);
  expect(container).toBeEmptyDOMElement();
  rerender(onRequest);
  expect(container).toBeEmptyDOMElement();
});
