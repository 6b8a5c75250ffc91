/**
 * A look in the tones of a brand's colour: its hue, as light or dark as WCAG's contrasts need and no further, and as
 * colourful as screens can show.
 */
import { clampChroma, converter, formatHex, type Oklch, wcagContrast, wcagLuminance } from 'culori';
import type { Color, Design, Hex } from './design';

const TEXT = 4.5;
/** Controls and graphics. */
const GRAPHICS = 3;
/** The most chroma of tinted neutrals. Blue ones may have more, other hues would no longer look neutral. */
const NEUTRAL = 0.04;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** For maps, whose colours are any of CSS. */
type Themed = Record<Theme, string>;

const toOklch = converter('oklch');
const inOklch = (color: string): Oklch => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };

const hexOf = (tone: Oklch): Hex => `#${formatHex(clampChroma(tone, 'oklch')).slice(1)}`;

const both = (make: (theme: Theme) => Hex): Color => ({ light: make('light'), dark: make('dark') });

/** `color` is `#0b6e4f`. The stronger colours of `prefers-contrast` are mixed from these, in `theme.css`. */
export function withBrandColor(design: Design, color: string): Design {
  const { colors, map } = design;
  const brand = { hex: `#${color.slice(1)}`, tone: inOklch(color) } as const;
  const tint = (neutral: string): Oklch => {
    const { l, c } = inOklch(neutral);
    return { ...brand.tone, l, c: Math.min(c, NEUTRAL, brand.tone.c) };
  };
  const tinted = (neutral: Themed) => both((theme) => hexOf(tint(neutral[theme])));
  const textIn = (neutral: Themed, ground: Themed) =>
    both((theme) => readable(tint(neutral[theme]), [ground[theme]], TEXT));

  // Paper and light letters keep the look's own warmth.
  const background = { ...colors.background, dark: tinted(colors.background).dark };
  const ink = { ...colors.ink, light: textIn(colors.ink, background).light };
  const contrastOf = (letter: Hex) => wcagContrast(letter, color);
  const letter =
    contrastOf(ink.light) > contrastOf(background.light) ? ink.light : background.light;
  const land = { ...map.land, dark: tinted(map.land).dark };
  const water = tinted(map.water);
  const panel = both((theme) => {
    const { l, c } = inOklch(colors.panel[theme]);
    if (brand.tone.l <= l) return brand.hex;
    return hexOf({ ...brand.tone, l, c: Math.min(Math.max(c, l / 5), brand.tone.c) });
  });
  const panels = [panel.light, panel.dark];
  const text = both((theme) => readable(brand.tone, [background[theme]], TEXT, brand.hex));
  const graphics = both((theme) => {
    const grounds = [background, land, water, map.green].map((ground) => ground[theme]);
    return readable(brand.tone, grounds, GRAPHICS, brand.hex);
  });
  return {
    ...design,
    browser: { light: brand.hex, dark: background.dark },
    mark: { fill: both(() => brand.hex), letter: both(() => letter) },
    colors: {
      ...colors,
      background,
      ink,
      muted: textIn(colors.muted, background),
      primary: text,
      accent: graphics,
      accentText: text,
      panel,
      panelMuted: readable(tint(colors.panelMuted), panels, TEXT),
      panelAccent: readable(brand.tone, panels, TEXT, brand.hex),
    },
    map: {
      ...map,
      land,
      water,
      coast: tinted(map.coast),
      minor: tinted(map.minor),
      major: tinted(map.major),
      city: textIn(map.city, land),
      name: textIn(map.name, land),
      waterName: textIn(map.waterName, water),
    },
  };
}

/** The pages where texts have another tone than the brand's, which would be hard to read. */
export const adaptedOn = (design: Design, color: string): Theme[] => {
  const { primary } = withBrandColor(design, color).colors;
  return themes.filter((theme) => primary[theme] !== color);
};

/** Halvings of the way to black or white, after which the eye sees no difference. */
const STEPS = 9;

/** The tone, whose colour is `hex`, if it has this contrast on all grounds; or else the nearest lightness that has it. */
function readable(tone: Oklch, grounds: string[], contrast: number, hex = hexOf(tone)): Hex {
  const holds = (color: Hex) => grounds.every((ground) => wcagContrast(color, ground) >= contrast);
  if (holds(hex)) return hex;
  const isOnDark = grounds.every((ground) => wcagLuminance(ground) < 0.18);
  let near = tone.l;
  let far = isOnDark ? 1 : 0;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (holds(hexOf({ ...tone, l: middle }))) far = middle;
    else near = middle;
  }
  return hexOf({ ...tone, l: far });
}
