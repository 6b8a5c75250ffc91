/** @jest-environment node */
import { adaptedOn, withBrandColor } from '../../src/looks/brandColor';
import { designCss } from '../../src/looks/design';
import { designOf, designs } from '../../src/looks/designs';
import { looks } from '../../src/model/model';
import { type Color, channelsOf, contrast } from '../browser/contrast';

const themes = ['light', 'dark'] as const;

/** A generator of the same numbers in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = random(53);
const randomColors = Array.from(
  { length: 2000 },
  () =>
    `#${Math.floor(next() * 2 ** 24)
      .toString(16)
      .padStart(6, '0')}`,
);
const hardColors = [
  ...['#ffffff', '#000000', '#808080', '#c0c0c0', '#111111', '#fefefe'],
  ...['#e6ff00', '#ffff00', '#0000ff', '#00ff00', '#ff00ff', '#ff0000', '#00ffff'],
];

/** CSS's `color-mix(in srgb, …)`. */
const mix = (color: string, share: number, other: string): Color =>
  channelsOf(color).map(
    (channel, index) => share * channel + (1 - share) * (channelsOf(other)[index] ?? 0),
  );

test.each(looks)('In the look “%s”, every brand’s colour can be read', (look) => {
  const found = [...hardColors, ...randomColors].flatMap((brand) => {
    const { colors, map, browser, mark } = withBrandColor(designs[look], brand);
    const tooWeak: string[] = [];
    const check = (name: string, color: string, least: number, grounds: string[]) => {
      const on = grounds.map((ground) => contrast(channelsOf(color), channelsOf(ground)));
      if (!(Math.min(...on) >= least)) tooWeak.push(`${brand}: ${name} ${color} on ${grounds}`);
    };
    check('mark', `${mark?.letter.light}`, 3, [`${mark?.fill.light}`]);
    expect(browser).toEqual({ light: brand, dark: colors.background.dark });
    for (const theme of themes) {
      const page = colors.background[theme];
      const [land, water] = [map.land[theme], map.water[theme]];
      for (const name of ['ink', 'muted', 'primary', 'accentText'] as const)
        check(`${theme} ${name}`, colors[name][theme], 4.5, [page]);
      // The ground of figures in the editorial look.
      const band = mix(colors.primary[theme], 0.08, page);
      if (contrast(channelsOf(colors.muted[theme]), band) < 4.5)
        tooWeak.push(`${brand}: ${theme} muted on the band`);
      check(`${theme} accent`, colors.accent[theme], 3, [page, land, water, map.green[theme]]);
      for (const name of ['panelInk', 'panelMuted', 'panelAccent'] as const)
        check(name, colors[name], 4.5, [colors.panel[theme]]);
      for (const name of ['city', 'name'] as const)
        check(`map ${name}`, map[name][theme], 4.5, [land]);
      check('map waterName', map.waterName[theme], 4.5, [water]);
      // With more contrast, pages are white or black.
      const [ink, white] = theme === 'light' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
      for (const name of ['primary', 'accent'] as const)
        if (contrast(mix(colors[name][theme], 0.6, ink), channelsOf(white)) < 7)
          tooWeak.push(`${brand}: ${theme} ${name} with more contrast`);
    }
    return tooWeak;
  });
  expect(found).toEqual([]);
});

test.each([
  ['#0b6e4f', 'light'],
  ['#14264a', 'light'],
  ['#ffd400', 'dark'],
])('%s is used as it is on %s pages', (brand, theme) => {
  for (const look of looks)
    expect(withBrandColor(designs[look], brand).colors.primary).toHaveProperty(theme, brand);
});

test.each([
  ['#0b6e4f', ['dark']],
  ['#ffd400', ['light']],
  ['#777777', ['light', 'dark']],
])('Texts in %s are adapted on %j pages', (brand, pages) => {
  expect(adaptedOn(designs.editorial, brand)).toEqual(pages);
});

test('Without a colour, a look has its own', () => {
  for (const look of looks) {
    expect(designOf({ look })).toBe(designs[look]);
    expect(designCss(designOf({ look, color: '#0b6e4f' }))).toContain('--primary: #0b6e4f;');
  }
});
