/** @jest-environment node */
import { rmSync } from 'node:fs';
import { themeColor, themeColors } from '../../src/gatsby/theme';
import { changeTheme } from '../changeTheme';
import { isOwnSite } from '../isOwnSite';

const roots: string[] = [];
/** The other colours of the page are these, also after an owner has changed them. */
const colors = {
  sea: 'light-dark(#1f5fa8, #7fb4ea)',
  accent: 'light-dark(#c8502e, var(--panel-accent))',
  'panel-accent': '#f08a63',
};
const withToken = (name: string, value: string) => {
  const root = changeTheme({ ...colors, [name]: value });
  roots.push(root);
  return root;
};
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const testInTemplate = isOwnSite ? test.skip : test;

testInTemplate('The ground of pages, browser bars and icons has its colours', () => {
  expect(themeColor(process.cwd(), 'ground')).toEqual({ light: '#faf6ee', dark: '#0d1a33' });
});

test.each([
  ['#123', '#112233', '#112233'],
  ['white', '#ffffff', '#ffffff'],
  ['light-dark(rgb(1, 2, 3), hsl(0 100% 50%))', '#010203', '#ff0000'],
  ['light-dark(oklch(1 0 0), var(--panel-accent))', '#ffffff', '#f08a63'],
  ['var(--sea)', '#1f5fa8', '#7fb4ea'],
  ['light-dark(var(--sea), var(--sea))', '#1f5fa8', '#7fb4ea'],
])('A colour may be written as %s', (value, light, dark) => {
  expect(themeColor(withToken('ground', value), 'ground')).toEqual({ light, dark });
});

test('Colours that follow another one change with it', () => {
  const root = withToken('panel-accent', '#00ff00');
  expect(themeColors(root, ['accent', 'panel-accent'])).toEqual({
    accent: { light: '#c8502e', dark: '#00ff00' },
    'panel-accent': { light: '#00ff00', dark: '#00ff00' },
  });
});

test.each(['measure', 'nowhere'])('--%s, which is no colour, stops the build', (name) => {
  expect(() => themeColor(process.cwd(), name)).toThrow(
    `src/styles/theme.css: --${name} is not a colour. Write it like #1f5fa8, or like light-dark(#1f5fa8, #7fb4ea) for light and dark pages.`,
  );
});

test('A colour that refers to itself stops the build', () => {
  expect(() => themeColor(withToken('sea', 'var(--sea)'), 'sea')).toThrow('--sea is not a colour');
});
