/** @jest-environment node */
import { isNear, mapsLinkTo, normalizePosition } from '../../src/model/position';

const paris = '48.8566, 2.3522';

test.each([
  mapsLinkTo(paris),
  'https://www.google.com/maps/@48.8566,2.3522,17z',
  'https://www.google.com/maps/place/Example/@48.8,2.3,17z/data=!3m1!4b1!4m6!3m5!8m2!3d48.8566!4d2.3522',
  'https://www.google.com/maps/place/48.8566,2.3522',
  'https://www.google.de/maps/search/48.8566,+2.3522?entry=tts',
  'https://maps.google.com/?q=48.8566,2.3522',
  'https://maps.google.co.uk/maps?q=loc:48.8566%2C+2.3522&z=3',
  'https://www.openstreetmap.org/#map=17/48.8566/2.3522',
  'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8/2.3',
  'https://maps.apple.com/?ll=48.8566,2.3522&q=Marker',
  'https://maps.apple.com/place?coordinate=48.8566,2.3522&name=Paris',
  'geo:48.8566,2.3522;u=35',
  'geo:0,0?q=48.8566,2.3522(Paris)',
])('The position is read from %s', (link) => {
  expect(normalizePosition(link)).toBe(paris);
});

test.each([
  '48.8566,2.3522',
  '48.8566\t2.3522',
  '48,8566 2,3522',
  '48,8566, 2,3522',
  '48,8566 , 2,3522',
  '48,8566;2,3522',
  '(48.8566; 2.3522)',
  '+48.8566°, +2.3522°',
  '48.8566° N, 2.3522° E',
  'N 48.8566 E 2.3522',
  '2.3522 E, 48.8566 N',
  '48°51\'23.76"N 2°21\'7.92"E',
  '48º 51’ 23,76” N 2º 21’ 7,92” E',
  '48° 51,396′ n 2° 21,132′ e',
  '٤٨٫٨٥٦٦، ٢٫٣٥٢٢',
  '４８．８５６６，２．３５２２',
  '\u200e48.8566, 2.3522\u200f',
  '\u{e0101}\u{e0102}48.8566°\ufe0e, 2.3522°',
])('The position is read from %s, however people write it', (text) => {
  expect(normalizePosition(text)).toBe(paris);
});

test.each([
  ['−33.9, 18.4', '-33.9, 18.4'],
  ['33.9° S, 70.5° W', '-33.9, -70.5'],
  ["0°30'S 0°0'36\"W", '-0.5, -0.01'],
  ['48, 2', '48, 2'],
  ['0.0000001, 0.00000149', '0, 0.000001'],
])('%s is %s', (text, position) => {
  expect(normalizePosition(text)).toBe(position);
});

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://www.example.com/maps?q=48.8566,2.3522',
  // The longitude is first.
  'https://yandex.com/maps/?ll=2.3522,48.8566&z=17',
  // The middle of the way.
  'https://www.google.com/maps/dir/Bern/Paris/@47.9,4.8,8z/data=!3m1',
  '8FW4V942+JV',
  'V942+JV Paris',
  'Piraeus',
  '48,8566',
  '48,8',
  '48 51.396',
  '48 51',
  '48,8566,2,3522',
  '48.8566',
  '48.856.6, 2.3522',
  '48.856.600, 2.352.200',
  '48.8566 N, 2.3522 N',
  '-48.8566 S, 2.3522 E',
  '48°75\'0"N 2°21\'7"E',
  "48.5°30'N 2°21'E",
  '85.1, 2.3522',
  '48.8566, 180.1',
  '1234.5, 2.3',
  '1 rue de Paris 75000',
])('No position is read from %s', (text) => {
  expect(normalizePosition(text)).toBe(text);
});

test('A link that leads far from a position is known', () => {
  expect(isNear(paris, mapsLinkTo('48.86, 2.36'))).toBe(true);
  expect(isNear(paris, mapsLinkTo('2.3522, 48.8566'))).toBe(false);
  expect(isNear(paris, 'https://yandex.com/maps/?ll=2.3522,48.8566&z=17')).toBe(true);
  expect(isNear('48,', mapsLinkTo(paris))).toBe(true);
  expect(isNear('-16.8, 179.999', mapsLinkTo('-16.8, -179.999'))).toBe(true);
});
