/** @jest-environment node */
import { titleSize } from '../../../src/components/about/titleSize';

const letters = (count: number) => 'a'.repeat(count);

test.each([
  [13, 'short'],
  [14, 'medium'],
  [17, 'medium'],
  [18, 'long'],
  [22, 'long'],
  [23, 'longest'],
])('A line of one word with %i letters is %s', (count, length) => {
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
  expect(titleSize([`${letters(14)} ${letters(13)}`])).toBe('long');
  expect(titleSize([`${letters(24)} ${letters(3)}`])).toBe('longest');
});

test('Accents do not count, precomposed or combining', () => {
  expect(titleSize(['ά'.repeat(13)])).toBe('short');
  expect(titleSize(['ά'.normalize('NFD').repeat(13)])).toBe('short');
  expect(titleSize(['بَ'.repeat(13)])).toBe('short');
});

test('A Korean syllable counts as one letter, even when it is decomposed', () => {
  expect(titleSize(['항'.normalize('NFD').repeat(13)])).toBe('short');
});

test('A letter outside the Basic Multilingual Plane counts as one letter', () => {
  expect(titleSize(['𝛼'.repeat(13)])).toBe('short');
});
