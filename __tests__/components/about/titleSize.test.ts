/** @jest-environment node */
import { titleSize } from '../../../src/components/about/titleSize';

/** Words of four letters, which fit any phone. */
const letters = (count: number) =>
  'aaaa '
    .repeat(count)
    .slice(0, count - 1)
    .concat('a');

test.each([
  [13, 'short'],
  [14, 'medium'],
  [17, 'medium'],
  [18, 'long'],
  [22, 'long'],
])('A line of short words with %i letters is %s', (count, length) => {
  expect(titleSize([letters(count), 'a', 'b'])).toBe(length);
});

test('The longest line counts, at any position', () => {
  expect(titleSize(['a', letters(15), 'b'])).toBe('medium');
  expect(titleSize(['a', 'b', letters(20)])).toBe('long');
});

test('Spaces count in a line', () => {
  expect(titleSize(['a', `${letters(7)} ${letters(7)}`, 'b'])).toBe('medium');
});

test('A line that wraps counts by its longest word', () => {
  expect(titleSize([letters(40)])).toBe('long');
  expect(titleSize(['Nachhaltigkeit aaa aaa'])).toBe('long');
});

test.each([
  ['Morgenlicht', 'medium'],
  ['Geschwindigkeit', 'long'],
  ['Straßenbahnhaltestelle', 'longer'],
  ['Präzisionswerkzeugmaschinen', 'longest'],
  ['静かなソ', 'short'],
  ['港のように静', 'medium'],
  ['港のように静か', 'long'],
  ['港のように静かなソフトウェア', 'long'],
])('The title has room for %s', (line, length) => {
  expect(titleSize(['a', line, 'b'])).toBe(length);
});

test('Accents do not count, precomposed or combining', () => {
  expect(titleSize(['άά άά άά άά ά'])).toBe('short');
  expect(titleSize(['άά άά άά άά ά'.normalize('NFD')])).toBe('short');
  expect(titleSize(['بَبَبَ بَبَبَ بَبَبَ'])).toBe('short');
});

test('A Korean syllable counts as one letter, even when it is decomposed', () => {
  expect(titleSize(['항'.normalize('NFD').repeat(5)])).toBe('short');
});

test('A letter outside the Basic Multilingual Plane counts as one letter', () => {
  expect(titleSize(['𝛼𝛼𝛼 '.repeat(3).trim()])).toBe('short');
});
