import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveMap } from '../../src/islands/LiveMap';
import { fakeViewport, settle } from '../tools/browserFeatures';
import { words } from '../tools/samples';

const { mapShow, mapHide, mapFailed } = words.labels;
const mapboxData = {
  'mapbox.eventData:pk.test': '{"lastSuccess":1}',
  'mapbox.eventData.uuid:pk.test': '00000000-0000-4000-8000-000000000000',
};
const deleteCache = jest.fn();
let viewport: ReturnType<typeof fakeViewport>;

const storedKeys = () => Object.keys(localStorage).sort();
/** As if Mapbox's engine had run. */
const storeMapboxData = () => Object.assign(localStorage, mapboxData);

beforeEach(() => {
  localStorage.clear();
  process.env.GATSBY_MAPBOX_TOKEN = 'pk.test';
  viewport = fakeViewport();
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({}) });
  Object.assign(window, { caches: { delete: deleteCache.mockReset().mockResolvedValue(true) } });
});
afterEach(() => jest.restoreAllMocks());

function openPage() {
  const office = { longitude: 23.64, latitude: 37.95 };
  const { container, unmount } = render(
    <LiveMap office={office} language="el" consent={words.labels} />,
  );
  return {
    live: () => container.querySelector('.live'),
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      unmount();
    },
    user: userEvent.setup(),
  };
}

const showButton = () => screen.getByRole('button', { name: mapShow });
const hideButton = () => screen.getByRole('button', { name: mapHide });

test('Consent shows the map at the next visit, too, until it is withdrawn', async () => {
  localStorage.setItem('theme', 'dark');
  const first = openPage();
  expect(first.live()).toBeNull();
  await first.user.click(showButton());
  storeMapboxData();
  first.leave();
  expect(storedKeys()).toEqual([...Object.keys(mapboxData), 'liveMap', 'theme'].sort());

  const { user, live, leave } = openPage();
  expect(live()).not.toBeNull();
  expect(document.body).toHaveFocus();
  await user.click(hideButton());
  expect(live()).toBeNull();
  expect(storedKeys()).toEqual(['theme']);
  expect(deleteCache).toHaveBeenCalledWith('mapbox-tiles');
  // A request ends that was sent before.
  storeMapboxData();
  leave();
  expect(storedKeys()).toEqual(['theme']);
});

test('What Mapbox stored in a visit without consent, or with other settings, is deleted', () => {
  storeMapboxData();
  openPage();
  expect(storedKeys()).toEqual([]);
});

test('A map that fails is reported and keeps the consent, which can be withdrawn', async () => {
  Object.assign(window, { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
  const { user, live } = openPage();
  await user.click(showButton());
  const map = live();
  if (map) act(() => void viewport.show(map));
  await settle();
  expect(live()).toHaveAttribute('data-state', 'picture');
  expect(screen.getByRole('status')).toHaveTextContent(mapFailed);
  expect(storedKeys()).toEqual(['liveMap']);
  expect(hideButton()).toHaveFocus();
  await user.click(hideButton());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(storedKeys()).toEqual([]);
  // Tries again.
  await user.click(showButton());
  expect(live()).not.toHaveAttribute('data-state');
});

test('Where storage is blocked, consent lasts as long as the page', async () => {
  const { user, live, leave } = openPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await user.click(showButton());
  expect(live()).not.toBeNull();
  await user.click(hideButton());
  expect(live()).toBeNull();
  leave();
});
