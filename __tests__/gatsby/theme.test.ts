/** @jest-environment node */
import { themeColor } from '../../src/gatsby/theme';

test('The ground of pages, browser bars and icons has its colours', () => {
  expect(themeColor(process.cwd(), 'ground')).toEqual({ light: '#faf6ee', dark: '#0d1a33' });
});

test('A colour that the theme does not have stops the build', () => {
  expect(() => themeColor(process.cwd(), 'measure')).toThrow(
    '--measure is not a light-dark() pair',
  );
});
