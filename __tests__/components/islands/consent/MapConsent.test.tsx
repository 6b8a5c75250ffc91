import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapConsentProps } from '../../../../src/components/islands/consent/MapConsent';
import type { drawLiveMap } from '../../../../src/components/islands/drawLiveMap';
import { fakeViewport, settle } from '../../../browserFeatures';
import { words } from '../../../samples';

type Drawing = Parameters<typeof drawLiveMap>[0];
const draw = jest.fn<Promise<void>, [Drawing]>();
jest.mock('../../../../src/components/islands/drawLiveMap', () => ({ drawLiveMap: draw }));

const { mapNotice, mapRemember, mapShow, mapHide } = words.site;
const props: MapConsentProps = {
  office: { longitude: 23.64, latitude: 37.95 },
  language: 'en',
  id: 'notice',
  words: words.site,
};
const getContext = jest.fn();
let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  localStorage.clear();
  viewport = fakeViewport();
  draw.mockReset().mockResolvedValue();
  getContext.mockReset().mockImplementation((kind) => (kind === 'webgl2' ? {} : null));
  Object.assign(HTMLCanvasElement.prototype, { getContext });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection');
  const { withdrawConsent } = await import('../../../../src/dom/mapConsent');
  act(withdrawConsent);
});

async function renderConsent() {
  // The token is read when the module is loaded.
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  const { MapConsent } = await import('../../../../src/components/islands/consent/MapConsent');
  const { container, unmount } = render(<MapConsent {...props} />);
  return { container, unmount, user: userEvent.setup() };
}

const showButton = () => screen.getByRole('button', { name: mapShow });
const hideButton = () => screen.getByRole('button', { name: mapHide });
const checkbox = () => screen.getByRole('checkbox', { name: mapRemember });
const liveElement = (container: HTMLElement) => {
  const live = container.querySelector<HTMLElement>('.live');
  if (!live) throw new Error('There is no element for the live map.');
  return live;
};

async function scrollToMap(container: HTMLElement) {
  viewport.show(liveElement(container));
  await settle();
}

test('Before the visitor agrees there is a button, described by what is sent to Mapbox', async () => {
  const { container } = await renderConsent();
  expect(showButton()).toHaveAccessibleDescription(mapNotice);
  expect(screen.getByText(mapNotice)).toBeInTheDocument();
  expect(checkbox()).not.toBeChecked();
  expect(container.querySelector('.live')).toBeNull();
  expect(draw).not.toHaveBeenCalled();
});

test('The button draws the live map, and nothing is stored', async () => {
  const { container, user } = await renderConsent();
  await user.click(showButton());
  await scrollToMap(container);
  expect(draw).toHaveBeenCalledWith(
    expect.objectContaining({ office: props.office, language: 'en', token: 'pk.test' }),
  );
  expect(screen.queryByText(mapNotice)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('By keyboard, the focus stays on the button that shows and hides the map', async () => {
  const { container, user } = await renderConsent();
  await user.tab();
  expect(checkbox()).toHaveFocus();
  await user.tab();
  expect(showButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(hideButton()).toHaveFocus();
  expect(hideButton()).not.toHaveAttribute('aria-describedby');
  await scrollToMap(container);
  await user.keyboard(' ');
  expect(showButton()).toHaveFocus();
});

test('Hiding the map removes it, and what Mapbox stored', async () => {
  const { container, user } = await renderConsent();
  await user.click(showButton());
  await scrollToMap(container);
  localStorage.setItem('mapbox.eventData.uuid:pk.test', '0');
  await user.click(hideButton());
  expect(draw.mock.lastCall?.[0].controller.signal.aborted).toBe(true);
  expect(container.querySelector('.live')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('A remembered choice shows the map at the next visit, without moving the focus', async () => {
  const first = await renderConsent();
  await first.user.click(checkbox());
  await first.user.click(showButton());
  first.unmount();
  const { container, user } = await renderConsent();
  expect(document.body).toHaveFocus();
  await scrollToMap(container);
  expect(draw).toHaveBeenCalledTimes(1);
  await user.click(hideButton());
  expect(Object.keys(localStorage)).toEqual([]);
  expect(checkbox()).not.toBeChecked();
});

test('A map that fails leaves the picture and a button to try again', async () => {
  draw.mockRejectedValueOnce(new Error('style: 401'));
  const { container, user } = await renderConsent();
  await user.click(showButton());
  await scrollToMap(container);
  expect(showButton()).toHaveFocus();
  expect(screen.getByText(mapNotice)).toBeInTheDocument();
  await user.click(showButton());
  await scrollToMap(container);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(hideButton()).toBeInTheDocument();
});

test('A remembered choice can be withdrawn while the map fails', async () => {
  draw.mockRejectedValue(new Error('style: 401'));
  const { container, user } = await renderConsent();
  await user.click(checkbox());
  await user.click(showButton());
  await scrollToMap(container);
  expect(Object.keys(localStorage)).toEqual(['liveMap']);
  expect(checkbox()).toBeChecked();
  await user.click(checkbox());
  expect(Object.keys(localStorage)).toEqual([]);
  expect(checkbox()).not.toBeChecked();
});

test('A map that the layout hides has not failed', async () => {
  const { container, user } = await renderConsent();
  await user.click(showButton());
  await scrollToMap(container);
  viewport.hide(liveElement(container));
  expect(hideButton()).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['has no WebGL 2', () => getContext.mockReturnValue(null)],
  ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('Where the browser %s, there is no button that would do nothing', async (_, prepare) => {
  prepare();
  const { container } = await renderConsent();
  expect(container).toBeEmptyDOMElement();
});
