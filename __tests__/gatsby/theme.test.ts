/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { listFiles } from '../../src/content/files/listFiles';
import { looks } from '../../src/content/model';
import { collagePlaces, themeColor, themeColors, titleStyle } from '../../src/gatsby/theme';
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

test.each(['radius', 'nowhere'])('--%s, which is no colour, stops the build', (name) => {
  expect(() => themeColor(process.cwd(), name)).toThrow(
    `src/styles/looks/editorial.css: --${name} is not a colour. Write it like #1f5fa8, or like light-dark(#1f5fa8, #7fb4ea) for light and dark pages.`,
  );
});

test('A colour that refers to itself stops the build', () => {
  expect(() => themeColor(withToken('sea', 'var(--sea)'), 'sea')).toThrow('--sea is not a colour');
});

test('The title of a card is set as on the page in the same script', () => {
  const root = withToken('title-tracking', '-0.05em');
  const set = (script: string) => titleStyle(root, script);
  expect(set('Latn')).toEqual({ tracking: -0.05, isCentred: false });
  expect(set('Grek')).toEqual({ tracking: -0.05, isCentred: false });
  expect(set('Arab')).toEqual({ tracking: 0, isCentred: false });
  expect(set('Deva')).toEqual({ tracking: 0, isCentred: false });
  expect(titleStyle(withToken('align', 'center'), 'Latn').isCentred).toBe(true);
  expect(titleStyle(withToken('title-tracking', '-2px'), 'Latn').tracking).toBe(0);
});

testInTemplate.each([
  ['editorial', -0.035, -0.035],
  ['modern', -0.045, -0.015],
  ['warm', -0.02, -0.02],
] as const)(
  'In the look “%s” letters are close, but Greek ones never touch',
  (look, latin, greek) => {
    expect(titleStyle(process.cwd(), 'Latn', look).tracking).toBe(latin);
    expect(titleStyle(process.cwd(), 'Grek', look).tracking).toBe(greek);
  },
);

test("The collage's places are as wide and as high as the look's grid lines say", () => {
  expect(collagePlaces(process.cwd())).toEqual([
    { wide: [7, 5], narrow: [11, 7] },
    { wide: [4, 5], narrow: [5, 6] },
    { wide: [4, 3], narrow: [8, 4] },
    { wide: [3, 3], narrow: [6, 5] },
    { wide: [4, 5], narrow: [4, 4] },
    { wide: [8, 4], narrow: [11, 6] },
  ]);
  expect(collagePlaces(process.cwd(), 'modern')[5]).toEqual({ wide: [12, 5], narrow: [12, 7] });
});

test.each(looks)('The pictures of the look “%s” fill its places without overlapping', (look) => {
  for (const width of ['wide', 'narrow']) {
    const css = readFileSync(`src/styles/looks/${look}.css`, 'utf8');
    const areas = [...css.matchAll(new RegExp(`--${width}-\\d: (.*);`, 'g'))].map(([, area = '']) =>
      area.split(' / ').map(Number),
    );
    expect(areas).toHaveLength(6);
    const squares = areas.flatMap(([top = 0, start = 0, bottom = 0, end = 0]) =>
      Array.from({ length: bottom - top }, (_, row) =>
        Array.from({ length: end - start }, (_, column) => `${top + row}/${start + column}`),
      ).flat(),
    );
    expect(new Set(squares).size).toBe(squares.length);
    for (const [, start, , end] of areas) {
      expect(start).toBeGreaterThanOrEqual(1);
      expect(end).toBeLessThanOrEqual(13);
    }
  }
});

test('All looks have the same tokens', () => {
  const [editorial, ...others] = looks.map((look) => {
    const css = readFileSync(`src/styles/looks/${look}.css`, 'utf8');
    return [...css.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name);
  });
  expect(editorial).toContain('--radius');
  for (const tokens of others) expect([...new Set(tokens)]).toEqual(editorial);
});

test('Every token that a stylesheet uses is declared, so that an updated site lacks none', () => {
  const sheets = listFiles('.', 'src').filter((file) => file.endsWith('.css'));
  const css = sheets
    .filter((file) => !file.includes('/cms/') && !/looks\/(modern|warm)/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
