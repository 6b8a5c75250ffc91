/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { looks } from '../../src/content/model';
import { drawnColors, mapColors, recolor, writeMaps } from '../../src/gatsby/mapColors';

const themes = ['light', 'dark'] as const;
const cases = looks.flatMap((look) => themes.map((theme) => ({ look, theme })));

test.each(cases)('On the $theme map of the look “$look” names are readable', ({ look, theme }) => {
  const { land, water, waterName, ...colors } = mapColors(process.cwd(), theme, look);
  const { city, town, suburb, small, peak } = colors;
  for (const name of [city, town, suburb, small, peak])
    expect(wcagContrast(name, land)).toBeGreaterThan(4.5);
  expect(wcagContrast(waterName, water)).toBeGreaterThan(4.5);
});

test.each(cases)('On the $theme map of the look “$look” the sea differs from the land', (one) => {
  const { land, water, coast } = mapColors(process.cwd(), one.theme, one.look);
  expect(wcagContrast(land, water)).toBeGreaterThan(1.1);
  expect(wcagContrast(coast, water)).toBeGreaterThan(1.1);
});

test('A map changes its colours with the look, and nothing else', () => {
  const svg = '<path fill="#f3f2ee" stroke="#a9b9c3" d="M0 0z"/><text fill="#123456">#1</text>';
  const colors = { ...drawnColors.light, land: '#ffffff', coast: '#aaaaaa' };
  expect(recolor(svg, 'light', colors)).toBe(
    '<path fill="#ffffff" stroke="#aaaaaa" d="M0 0z"/><text fill="#123456">#1</text>',
  );
});

test('The site has each map of the content in the colours of its look', () => {
  const site = mkdtempSync(join(tmpdir(), 'maps-'));
  writeMaps(process.cwd(), site);
  const files = readdirSync(join(site, 'map'));
  expect(files).toEqual(
    readdirSync('__tests__/sample/content/maps').filter((name) => name !== 'map.json'),
  );
  for (const file of files) {
    const theme = file.includes('.dark.') ? 'dark' : 'light';
    const svg = readFileSync(join(site, 'map', file), 'utf8');
    expect(svg).toContain(`fill="${mapColors(process.cwd(), theme).land}"`);
    expect(svg).not.toContain(drawnColors[theme].land);
  }
  rmSync(site, { recursive: true });
});
