import { FakeMap } from '../../stand-ins/mapbox';
import {
  answer,
  draw,
  engine,
  expectLive,
  expectNothingLeft,
  getContext,
  hold,
  prepare,
  sampleStyle,
  server,
  stylesheets,
  tidy,
} from './drawing';

jest.mock('mapbox-gl/esm', () => engine);

beforeEach(prepare);
afterEach(tidy);

describe('The map', () => {
  test('is a still one around the office, at zoom 12, in the language of the page', async () => {
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

  test('shows its attribution, as its licence demands', async () => {
    const { map } = await draw();
    expect(map?.options).not.toHaveProperty('attributionControl');
  });

  test('tells its maker nothing about how it runs', async () => {
    const { map } = await draw();
    expect(map?.options).toMatchObject({ performanceMetricsCollection: false });
  });

  test('asks for its style with the token', async () => {
    await draw();
    expect(server.style).toHaveBeenCalledTimes(1);
    const [address] = server.style.mock.lastCall ?? [];
    expect(address).toBe('https://api.mapbox.com/styles/v1/mapbox/light-v11?access_token=pk.test');
  });

  test('shows once it has loaded, not before', async () => {
    const drawn = await draw();
    expect(drawn.element).not.toHaveAttribute('data-state');
    drawn.map?.fire('load');
    expectLive(drawn);
  });

  test('leaves it to the picture to be read out', async () => {
    const { map } = await draw();
    map?.fire('load');
    expect(map?.canvas).toHaveAttribute('aria-hidden', 'true');
    expect(map?.canvas).not.toHaveAttribute('role');
    expect(map?.canvas).not.toHaveAttribute('aria-label');
  });

  test('stays, however long it is looked at', async () => {
    const drawn = await draw();
    drawn.map?.fire('load');
    await jest.advanceTimersByTimeAsync(20_000);
    expectLive(drawn);
  });

  test('comes in spite of a missing icon', async () => {
    const drawn = await draw();
    drawn.map?.fire('error', { error: new Error('sprite: 404') });
    drawn.map?.fire('load');
    expectLive(drawn);
  });

  test('needs its stylesheet once, however many maps there are', async () => {
    await draw();
    await draw();
    expect(FakeMap.all).toHaveLength(2);
    expect(stylesheets()).toHaveLength(1);
    expect(stylesheets()[0]).toHaveAttribute('rel', 'stylesheet');
  });
});

describe('The map is not begun', () => {
  async function expectNotBegun() {
    expectNothingLeft(await draw());
    expect(FakeMap.all).toEqual([]);
  }

  test('in a browser without WebGL 2, and nothing is asked for', async () => {
    getContext.mockReturnValue(null);
    await expectNotBegun();
    expect(server.style).not.toHaveBeenCalled();
  });

  test.each([
    ['refused', 401],
    ['used too often', 429],
  ])('with a token that is %s, and nothing more is requested', async (_, status) => {
    server.style.mockResolvedValue(answer(sampleStyle, status));
    await expectNotBegun();
    expect(stylesheets()).toHaveLength(0);
  });

  test('with a style that is not JSON', async () => {
    const json = () => Promise.reject(new SyntaxError('Unexpected token <'));
    server.style.mockResolvedValue({ ...answer(undefined), json });
    await expectNotBegun();
  });

  test('without a network', async () => {
    server.style.mockRejectedValue(new TypeError('Failed to fetch'));
    await expectNotBegun();
  });

  test.each([
    ['nothing', null],
    ['a message', { message: 'Not found' }],
    ['no more than a version', { version: 8 }],
    ['no layers', { version: 8, sources: {} }],
    ['layers that are no list', { version: 8, sources: {}, layers: {} }],
    ['no sources', { version: 8, layers: [] }],
  ])('with a style that is %s', async (_, body) => {
    server.style.mockResolvedValue(answer(body));
    await expectNotBegun();
  });

  test('in a browser that the engine does not support', async () => {
    engine.supported.mockReturnValue(false);
    await expectNotBegun();
  });

  test('without its stylesheet, which is asked for again the next time', async () => {
    server.hasStylesheet = false;
    await expectNotBegun();
    expect(stylesheets()).toHaveLength(0);
    server.hasStylesheet = true;
    expect((await draw()).map).toBeDefined();
    expect(stylesheets()).toHaveLength(1);
  });

  test('when it is no longer wanted before its style has come', async () => {
    const { promise, resolve } = hold();
    server.style.mockReturnValue(promise);
    const drawn = await draw();
    drawn.controller.abort();
    resolve(answer(sampleStyle));
    await jest.advanceTimersByTimeAsync(0);
    expectNothingLeft(drawn);
    expect(FakeMap.all).toEqual([]);
  });
});

describe('The map goes without a trace', () => {
  test('when the engine breaks at its start', async () => {
    FakeMap.breaksAtStart = true;
    expectNothingLeft(await draw());
  });

  test('when a part of it fails to load', async () => {
    const drawn = await draw();
    drawn.map?.fire('error', { sourceId: 'composite' });
    expectNothingLeft(drawn);
    expect(drawn.map?.remove).toHaveBeenCalled();
  });

  test.each([
    ['anything fails', 'error'],
    ['the browser takes its canvas away', 'webglcontextlost'],
  ])('when %s after it has loaded', async (_, event) => {
    const drawn = await draw();
    drawn.map?.fire('load');
    drawn.map?.fire(event);
    expect(drawn.controller.signal.aborted).toBe(true);
    expect(drawn.element).toBeEmptyDOMElement();
    expect(drawn.map?.remove).toHaveBeenCalled();
  });

  test('when it is no longer wanted, and does not come back', async () => {
    const drawn = await draw();
    drawn.controller.abort();
    drawn.map?.fire('load');
    expectNothingLeft(drawn);
  });

  test('even when the engine cannot clear up', async () => {
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    const drawn = await draw();
    drawn.map?.remove.mockImplementation(() => {
      throw new Error('remove');
    });
    drawn.controller.abort();
    expectNothingLeft(drawn);
  });
});

describe('Ten seconds are enough', () => {
  test('for a style that does not come, which is then not waited for', async () => {
    server.style.mockReturnValue(hold().promise);
    const drawn = await draw();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(drawn.controller.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expectNothingLeft(drawn);
    expect(server.style.mock.lastCall?.[1].signal.aborted).toBe(true);
  });

  test('for a map that never finishes loading', async () => {
    const drawn = await draw();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(drawn.element).toContainElement(drawn.map?.canvas ?? null);
    await jest.advanceTimersByTimeAsync(1);
    expectNothingLeft(drawn);
  });
});
