/** @jest-environment node */
import { mapsLinkTo, parsePosition, positionIn } from '../../src/model/position';

const paris = { latitude: 48.8566, longitude: 2.3522 };

test.each([
  mapsLinkTo(paris),
  'https://www.google.com/maps/@48.8566,2.3522,17z',
  'https://www.google.com/maps/place/Example/@48.8,2.3,17z/data=!3m1!4b1!4m6!3m5!8m2!3d48.8566!4d2.3522',
  'https://maps.google.com/?q=48.8566,2.3522',
  'https://www.openstreetmap.org/#map=17/48.8566/2.3522',
  'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8/2.3',
  'geo:48.8566,2.3522',
])('The position is read from %s', (link) => {
  expect(positionIn(link)).toEqual(paris);
  expect(parsePosition(link)).toEqual(paris);
});

test.each([
  '48.8566, 2.3522',
  '48.8566,2.3522',
  '48,8566 2,3522',
  '48,8566, 2,3522',
  '48,8566;2,3522',
  '(48.8566; 2.3522)',
  '+48.8566°, +2.3522°',
  '48.8566° N, 2.3522° E',
  'N 48.8566 E 2.3522',
  '2.3522 E, 48.8566 N',
  '48°51\'23.76"N 2°21\'7.92"E',
  '48° 51,396′ n 2° 21,132′ e',
  '٤٨٫٨٥٦٦، ٢٫٣٥٢٢',
  '\u200e48.8566, 2.3522\u200f',
])('The position is read from %s, however people write it', (text) => {
  expect(parsePosition(text)).toEqual(paris);
});

test.each([
  ['−33.9, 18.4', { latitude: -33.9, longitude: 18.4 }],
  ['33.9° S, 70.5° W', { latitude: -33.9, longitude: -70.5 }],
  ['48, 2', { latitude: 48, longitude: 2 }],
])('%s is %j', (text, position) => {
  expect(parsePosition(text)).toEqual(position);
});

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://www.example.com/map?page=12,5',
  'Piraeus',
  '48,8566',
  '48,8',
  '48,8566,2,3522',
  '48.8566',
  '48.856.6, 2.3522',
  '48.8566 N, 2.3522 N',
  '1234.5, 2.3',
  '1 rue de Paris 75000',
])('No position is read from %s', (text) => {
  expect(parsePosition(text)).toBeUndefined();
});
