/** @jest-environment node */
import { titleLength } from '../../src/about/titleLength';

const letters = (count: number) => 'a'.repeat(count);

test.each([
  [13, 'short'],
  [14, 'medium'],
  [17, 'medium'],
  [18, 'long'],
  [22, 'long'],
  [23, 'longest'],
])('A line of one word of %i letters is %s', (count, length) => {
  expect(titleLength([letters(count), 'a', 'b'])).toBe(length);
});

test('The longest line counts, wherever it stands', () => {
  expect(titleLength(['a', letters(15), 'b'])).toBe('medium');
  expect(titleLength(['a', 'b', letters(20)])).toBe('long');
});

test('Spaces take room in a line', () => {
  expect(titleLength([`${letters(7)} ${letters(7)}`])).toBe('medium');
});

test('A line that wraps anyway counts by its longest word', () => {
  expect(titleLength([`${letters(14)} ${letters(13)}`])).toBe('long');
  expect(titleLength([`${letters(24)} ${letters(3)}`])).toBe('longest');
});

test('An accent takes no room, whether joined to its letter or not', () => {
  expect(titleLength(['ά'.repeat(13)])).toBe('short');
  expect(titleLength(['ά'.normalize('NFD').repeat(13)])).toBe('short');
  expect(titleLength(['بَ'.repeat(13)])).toBe('short');
});

test('A Korean syllable is one letter, even when it is stored in parts', () => {
  expect(titleLength(['항'.normalize('NFD').repeat(13)])).toBe('short');
});

test('A letter outside the basic plane is one letter', () => {
  expect(titleLength(['𝛼'.repeat(13)])).toBe('short');
});
