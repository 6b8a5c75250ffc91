import { displayLength } from '../../src/model/letters';

test('Wide characters count twice', () => {
  expect(displayLength('港 Galini')).toBe(9);
  expect(displayLength('ＡＢ。⚓')).toBe(8);
  expect(displayLength('Galini')).toBe(6);
});
