import '../../textCoding';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { drawLiveMap } from '../../../src/client/islands/drawLiveMap';
import { LiveMap } from '../../../src/client/islands/LiveMap';
import { fakeViewport, settle } from '../../browserFeatures';
import { words } from '../../samples';

const draw = jest.fn<Promise<void>, Parameters<typeof drawLiveMap>>();
jest.mock('../../../src/client/islands/drawLiveMap', () => ({ drawLiveMap: draw }));

const office = { longitude: 23.64, latitude: 37.95 };
const getContext = jest.fn();
let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  viewport = fakeViewport();
  draw.mockReset().mockResolvedValue();
  getContext.mockReset().mockImplementation((kind) => (kind === 'webgl2' ? {} : null));
  Object.assign(HTMLCanvasElement.prototype, { getContext });
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const signal = () => draw.mock.lastCall?.[2].signal;

function renderMap() {
  const { container, rerender, unmount } = render(<LiveMap office={office} language="el" />);
  const element = container.querySelector<HTMLElement>('.live');
  if (!element) throw new Error('There is no element for the live map.');
  // A page passes a new object each time.
  const renderIn = (language: string) =>
    rerender(<LiveMap office={{ ...office }} language={language} />);
  return { element, renderIn, unmount };
}

async function renderInView() {
  const page = renderMap();
  viewport.show(page.element);
  await settle();
  return page;
}

test('Nothing is drawn until the map is about to scroll into view', async () => {
  const { element } = renderMap();
  viewport.leave(element);
  await settle();
  expect(draw).not.toHaveBeenCalled();
  expect(element).not.toHaveAttribute('data-state');
  expect(viewport.marginAround(element)).toBe('50% 0px');
});

test('The office is drawn once in the language of the page, even if it is scrolled out of view and back', async () => {
  const { element, renderIn } = await renderInView();
  expect(draw).toHaveBeenCalledWith(element, { office, language: 'el' }, expect.anything());
  expect(element).toHaveAttribute('data-state', 'drawing');
  viewport.leave(element);
  renderIn('el');
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(signal()?.aborted).toBe(false);
});

test('A map that the layout hides is removed, and drawn again when it is shown', async () => {
  const { element } = await renderInView();
  viewport.hide(element);
  expect(signal()?.aborted).toBe(true);
  expect(element).toHaveAttribute('data-state', 'picture');
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(2);
  expect(signal()?.aborted).toBe(false);
});

test('A map that fails shows the picture again, and is not retried', async () => {
  draw.mockRejectedValue(new Error('style: 401'));
  const { element } = await renderInView();
  expect(element).toHaveAttribute('data-state', 'picture');
  expect(signal()?.aborted).toBe(true);
  viewport.leave(element);
  viewport.show(element);
  await settle();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('Unmounting removes the map, and another language draws a new one', async () => {
  const { element, renderIn, unmount } = await renderInView();
  const first = signal();
  renderIn('de');
  expect(first?.aborted).toBe(true);
  viewport.show(element);
  await settle();
  expect(draw.mock.lastCall?.[1].language).toBe('de');
  unmount();
  expect(signal()?.aborted).toBe(true);
  expect(viewport.isObserved(element)).toBe(false);
});

test.each<[string, () => void]>([
  ['has no WebGL 2', () => getContext.mockReturnValue(null)],
  ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('The picture stays, and no button asks for consent, where the browser %s', (_, prepare) => {
  prepare();
  const consent = { id: 'notice', words: words.labels };
  const { container } = render(
    <>
      <LiveMap office={office} language="el" />
      <LiveMap office={office} language="el" consent={consent} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('The map is drawn if the connection does not save data', () => {
  Object.assign(navigator, { connection: { saveData: false } });
  expect(viewport.isObserved(renderMap().element)).toBe(true);
});

test('The built page has neither map nor button, which would do nothing without JavaScript', () => {
  const consent = { id: 'notice', words: words.labels };
  expect(renderToString(<LiveMap office={office} language="el" consent={consent} />)).toBe('');
});
