import {
  giveConsent,
  hasConsent,
  isConsentRemembered,
  watchConsent,
  withdrawConsent,
} from '../../src/dom/mapConsent';

const mapboxData = {
  'mapbox.eventData:pk.test': '{"lastSuccess":1}',
  'mapbox.eventData.uuid:pk.test': '00000000-0000-4000-8000-000000000000',
  'mapbox.eventData.uuidTimestamp:pk.test': '1',
};
const deleteCache = jest.fn();
const listener = jest.fn();
let stop: () => void;

/** As if Mapbox's engine had run. */
const storeMapboxData = () => Object.assign(localStorage, mapboxData);
const storedKeys = () => Object.keys(localStorage).sort();
const mapboxKeys = Object.keys(mapboxData).sort();
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

function changeInOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  localStorage.clear();
  withdrawConsent();
  Object.assign(window, { caches: { delete: deleteCache.mockReset().mockResolvedValue(true) } });
  listener.mockReset();
  stop = watchConsent(listener);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('There is no consent until the visitor gives it', () => {
  expect(hasConsent()).toBe(false);
  giveConsent({ remember: false });
  expect(hasConsent()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('Consent is not stored unless it is to be remembered', () => {
  giveConsent({ remember: false });
  expect(storedKeys()).toEqual([]);
  expect(isConsentRemembered()).toBe(false);
});

test('Remembered consent applies to the next visit', async () => {
  giveConsent({ remember: true });
  expect(storedKeys()).toEqual(['liveMap']);
  await jest.isolateModulesAsync(async () => {
    const nextVisit = await import('../../src/dom/mapConsent');
    expect(nextVisit.hasConsent()).toBe(false);
    nextVisit.watchConsent(() => undefined);
    expect(nextVisit.hasConsent()).toBe(true);
  });
});

test('Consent given again without being remembered is no longer stored', () => {
  giveConsent({ remember: true });
  giveConsent({ remember: false });
  expect(storedKeys()).toEqual([]);
});

test('Withdrawing deletes the stored choice and what Mapbox stored, nothing else', () => {
  localStorage.setItem('theme', 'dark');
  giveConsent({ remember: true });
  storeMapboxData();
  withdrawConsent();
  expect(hasConsent()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(storedKeys()).toEqual(['theme']);
  expect(deleteCache).toHaveBeenCalledWith('mapbox-tiles');
});

test('What Mapbox stored in a visit without consent, or with other settings, is deleted', () => {
  storeMapboxData();
  watchConsent(() => undefined)();
  expect(storedKeys()).toEqual([]);
});

test('What Mapbox stored is kept on the next visit if the consent is remembered', () => {
  giveConsent({ remember: true });
  storeMapboxData();
  watchConsent(() => undefined)();
  expect(storedKeys()).toEqual(['liveMap', ...mapboxKeys]);
});

test('What Mapbox stores after the withdrawal is deleted when the page is left', () => {
  giveConsent({ remember: true });
  withdrawConsent();
  storeMapboxData();
  hidePage();
  expect(storedKeys()).toEqual([]);
});

test('What Mapbox stored with consent for one visit is deleted when the page is left', () => {
  giveConsent({ remember: false });
  storeMapboxData();
  hidePage();
  expect(storedKeys()).toEqual([]);
  giveConsent({ remember: true });
  storeMapboxData();
  hidePage();
  expect(storedKeys()).toEqual(['liveMap', ...mapboxKeys]);
});

test.each([['liveMap'], [null]])('Consent withdrawn in another tab ends here, too: %s', (key) => {
  giveConsent({ remember: true });
  localStorage.clear();
  changeInOtherTab(key);
  expect(hasConsent()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('Other changes in another tab end nothing', () => {
  giveConsent({ remember: false });
  changeInOtherTab('theme');
  expect(hasConsent()).toBe(true);
});

test('Where storage is blocked, consent lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  giveConsent({ remember: true });
  expect([hasConsent(), isConsentRemembered()]).toEqual([true, false]);
  withdrawConsent();
  expect(hasConsent()).toBe(false);
  hidePage();
});

test('A browser without a cache, or one that refuses, is no fault', async () => {
  deleteCache.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  withdrawConsent();
  await Promise.resolve();
  Reflect.deleteProperty(window, 'caches');
  expect(withdrawConsent).not.toThrow();
});
