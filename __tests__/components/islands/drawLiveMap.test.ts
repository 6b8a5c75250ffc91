import { FakeMap } from '../../stand-ins/mapbox';
import {
  draw,
  engine,
  expectLive,
  expectRemoved,
  getContext,
  hold,
  prepare,
  response,
  sampleStyle,
  server,
} from './drawing';

jest.mock('mapbox-gl/esm', () => engine);

beforeEach(prepare);
afterEach(() => jest.useRealTimers());

describe('The map', () => {
  test('is centred on the office at zoom 12, not interactive, in the language of the page', async () => {
    const { element, map } = await draw();
    expect(map?.options).toMatchObject({
      container: element,
      center: [23.64, 37.95],
      zoom: 12,
      interactive: false,
      projection: 'mercator',
      language: 'el',
      accessToken: 'pk.test',
      style: sampleStyle,
    });
  });

  test('shows its attribution, as the licence requires', async () => {
    const { map } = await draw();
    expect(map?.options).not.toHaveProperty('attributionControl');
  });

  test('sends no performance metrics to Mapbox', async () => {
    const { map } = await draw();
    expect(map?.options).toMatchObject({ performanceMetricsCollection: false });
  });

  test('requests its style with the token', async () => {
    await draw();
    expect(server.style).toHaveBeenCalledTimes(1);
    const [address] = server.style.mock.lastCall ?? [];
    expect(address).toBe('https://api.mapbox.com/styles/v1/mapbox/light-v11?access_token=pk.test');
  });

  test('appears once it has loaded, not before', async () => {
    const drawn = await draw();
    expect(drawn.element).not.toHaveAttribute('data-state');
    drawn.map?.fire('load');
    expectLive(drawn);
  });

  test('is hidden from screen readers, as the picture has the description', async () => {
    const { map } = await draw();
    map?.fire('load');
    expect(map?.canvas).toHaveAttribute('aria-hidden', 'true');
    expect(map?.canvas).not.toHaveAttribute('role');
    expect(map?.canvas).not.toHaveAttribute('aria-label');
  });

  test('stays after the timeout', async () => {
    const drawn = await draw();
    drawn.map?.fire('load');
    await jest.advanceTimersByTimeAsync(20_000);
    expectLive(drawn);
  });

  test('appears even if an icon is missing', async () => {
    const drawn = await draw();
    drawn.map?.fire('error', { error: new Error('sprite: 404') });
    drawn.map?.fire('load');
    expectLive(drawn);
  });
});

describe('The map is not started', () => {
  async function expectNotStarted() {
    expectRemoved(await draw());
    expect(FakeMap.all).toEqual([]);
  }

  test('in a browser without WebGL 2, and nothing is requested', async () => {
    getContext.mockReturnValue(null);
    await expectNotStarted();
    expect(server.style).not.toHaveBeenCalled();
  });

  test.each([
    ['rejected', 401],
    ['over its limit', 429],
  ])('with a token that is %s, and nothing more is requested', async (_, status) => {
    server.style.mockResolvedValue(response(sampleStyle, status));
    await expectNotStarted();
  });

  test('with a style that is not JSON', async () => {
    const json = () => Promise.reject(new SyntaxError('Unexpected token <'));
    server.style.mockResolvedValue({ ...response(undefined), json });
    await expectNotStarted();
  });

  test('without a network', async () => {
    server.style.mockRejectedValue(new TypeError('Failed to fetch'));
    await expectNotStarted();
  });

  test.each([
    ['nothing', null],
    ['a message', { message: 'Not found' }],
    ['no more than a version', { version: 8 }],
    ['no layers', { version: 8, sources: {} }],
    ['layers that are not a list', { version: 8, sources: {}, layers: {} }],
    ['no sources', { version: 8, layers: [] }],
  ])('with a style that is %s', async (_, body) => {
    server.style.mockResolvedValue(response(body));
    await expectNotStarted();
  });

  test('in a browser that the engine does not support', async () => {
    engine.supported.mockReturnValue(false);
    await expectNotStarted();
  });

  test('when it is aborted before its style has loaded', async () => {
    const { promise, resolve } = hold();
    server.style.mockReturnValue(promise);
    const drawn = await draw();
    drawn.controller.abort();
    resolve(response(sampleStyle));
    await jest.advanceTimersByTimeAsync(0);
    expectRemoved(drawn);
    expect(FakeMap.all).toEqual([]);
  });
});

describe('The map is removed completely', () => {
  test('when the engine throws at its start', async () => {
    FakeMap.breaksAtStart = true;
    expectRemoved(await draw());
  });

  test('when a part of it fails to load', async () => {
    const drawn = await draw();
    drawn.map?.fire('error', { sourceId: 'composite' });
    expectRemoved(drawn);
    expect(drawn.map?.remove).toHaveBeenCalled();
  });

  test.each([
    ['anything fails', 'error'],
    ['the WebGL context is lost', 'webglcontextlost'],
  ])('when %s after it has loaded', async (_, event) => {
    const drawn = await draw();
    drawn.map?.fire('load');
    drawn.map?.fire(event);
    expect(drawn.controller.signal.aborted).toBe(true);
    expect(drawn.element).toBeEmptyDOMElement();
    expect(drawn.map?.remove).toHaveBeenCalled();
  });

  test('when it is aborted, and does not reappear', async () => {
    const drawn = await draw();
    drawn.controller.abort();
    drawn.map?.fire('load');
    expectRemoved(drawn);
  });

  test('even when removing the map throws', async () => {
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    const drawn = await draw();
    drawn.map?.remove.mockImplementation(() => {
      throw new Error('remove');
    });
    drawn.controller.abort();
    expectRemoved(drawn);
  });
});

describe('The map is given up after ten seconds', () => {
  test('if its style does not load; the request is aborted', async () => {
    server.style.mockReturnValue(hold().promise);
    const drawn = await draw();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(drawn.controller.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expectRemoved(drawn);
    expect(server.style.mock.lastCall?.[1].signal.aborted).toBe(true);
  });

  test('if it never finishes loading', async () => {
    const drawn = await draw();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(drawn.element).toContainElement(drawn.map?.canvas ?? null);
    await jest.advanceTimersByTimeAsync(1);
    expectRemoved(drawn);
  });
});
