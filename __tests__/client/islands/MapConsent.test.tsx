import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { words } from '../../samples';

const { mapNotice, mapRemember, mapShow, mapHide } = words.labels;
const mapboxData = {
  'mapbox.eventData:pk.test': '{"lastSuccess":1}',
  'mapbox.eventData.uuid:pk.test': '00000000-0000-4000-8000-000000000000',
};
const deleteCache = jest.fn();
/** Reports that the map failed. */
let fail = () => {};

const storedKeys = () => Object.keys(localStorage).sort();
/** As if Mapbox's engine had run. */
const storeMapboxData = () => Object.assign(localStorage, mapboxData);

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { caches: { delete: deleteCache.mockReset().mockResolvedValue(true) } });
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page with both maps, of which the layout shows one. Each page has its own memory. */
function openPage() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const {
    MapConsent,
  }: typeof import('../../../src/client/islands/MapConsent') = require('../../../src/client/islands/MapConsent');
  const map = (onFailure: () => void) => {
    fail = () => act(onFailure);
    return <p>live</p>;
  };
  const { container, unmount } = render(
    <>
      <MapConsent id="shown" words={words.labels}>
        {map}
      </MapConsent>
      <div hidden>
        <MapConsent id="hidden" words={words.labels}>
          {() => <i />}
        </MapConsent>
      </div>
    </>,
  );
  return {
    isOtherShown: () => container.querySelector('i') !== null,
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      unmount();
    },
    user: userEvent.setup(),
  };
}

const showButton = () => screen.getByRole('button', { name: mapShow });
const hideButton = () => screen.getByRole('button', { name: mapHide });
const checkbox = () => screen.getByRole('checkbox', { name: mapRemember });
const isLive = () => screen.queryByText('live') !== null;

test('Before the visitor agrees there is a button, described by what is sent to Mapbox', () => {
  openPage();
  expect(showButton()).toHaveAccessibleDescription(mapNotice);
  expect(checkbox()).not.toBeChecked();
  expect(isLive()).toBe(false);
});

test('One button shows and hides both maps; by keyboard it keeps the focus', async () => {
  const { user, isOtherShown } = openPage();
  await user.tab();
  expect(checkbox()).toHaveFocus();
  await user.tab();
  expect(showButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(hideButton()).toHaveFocus();
  expect(hideButton()).not.toHaveAttribute('aria-describedby');
  expect([isLive(), isOtherShown()]).toEqual([true, true]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.keyboard(' ');
  expect(showButton()).toHaveFocus();
  expect([isLive(), isOtherShown()]).toEqual([false, false]);
});

test('Consent for one visit is not stored, and ends with it, and so does what Mapbox stored', async () => {
  const first = openPage();
  await first.user.click(showButton());
  expect(storedKeys()).toEqual([]);
  storeMapboxData();
  first.leave();
  expect(storedKeys()).toEqual([]);
  openPage();
  expect(isLive()).toBe(false);
});

test('Remembered consent shows the map at the next visit, until it is withdrawn', async () => {
  localStorage.setItem('theme', 'dark');
  const first = openPage();
  await first.user.click(checkbox());
  await first.user.click(showButton());
  storeMapboxData();
  first.leave();
  expect(storedKeys()).toEqual([...Object.keys(mapboxData), 'liveMap', 'theme'].sort());

  const { user, leave } = openPage();
  expect(isLive()).toBe(true);
  expect(document.body).toHaveFocus();
  await user.click(hideButton());
  expect(isLive()).toBe(false);
  expect(checkbox()).not.toBeChecked();
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

test('A map that fails leaves a button to try again; a remembered choice can be withdrawn', async () => {
  const { user } = openPage();
  await user.click(checkbox());
  await user.click(showButton());
  fail();
  expect(isLive()).toBe(false);
  expect(showButton()).toHaveFocus();
  expect(checkbox()).toBeChecked();
  await user.click(checkbox());
  expect(storedKeys()).toEqual([]);
  await user.click(showButton());
  expect(isLive()).toBe(true);
});

test('Where storage is blocked, consent lasts as long as the page', async () => {
  const { user, leave } = openPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await user.click(checkbox());
  await user.click(showButton());
  expect(isLive()).toBe(true);
  await user.click(hideButton());
  expect(isLive()).toBe(false);
  leave();
});

test('A browser without a cache, or one that refuses, is no fault', async () => {
  deleteCache.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  openPage().leave();
  await Promise.resolve();
  Reflect.deleteProperty(window, 'caches');
  openPage().leave();
  expect(isLive()).toBe(false);
});
