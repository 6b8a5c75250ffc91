import { isProfile, mapsLinkTo, positionIn } from '../../src/model/company';

const paris = { latitude: 48.8566, longitude: 2.3522 };

test.each([
  mapsLinkTo(paris),
  'https://www.google.com/maps/@48.8566,2.3522,17z',
  'https://www.google.com/maps/place/Example/@48.8,2.3,17z/data=!3m1!4b1!4m6!3m5!8m2!3d48.8566!4d2.3522',
  'https://maps.google.com/?q=48.8566,2.3522',
  'https://www.openstreetmap.org/#map=17/48.8566/2.3522',
  'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8/2.3',
])('The position is read from %s', (link) => {
  expect(positionIn(link)).toEqual(paris);
});

test.each(['https://maps.app.goo.gl/abc123', 'https://www.example.com/map?page=12,5'])(
  'No position is read from %s',
  (link) => {
    expect(positionIn(link)).toBeUndefined();
  },
);

test.each([
  ['https://www.linkedin.com/company/example', true],
  ['https://de.linkedin.com/company/example', true],
  ['https://www.netflix.com/', false],
  ['https://careers.example.com/', false],
])('A link is to a profile of the company if it leads to a known network: %s', (url, expected) => {
  expect(isProfile(url)).toBe(expected);
});
