/** Finds pairs of the theme's colours whose contrast is below WCAG AA. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import type { Message, Problem } from '../src/content/problem';
import { chosenLook, lookFile } from '../src/gatsby/look';
import { mapColors } from '../src/gatsby/mapColors';
import { ColorError, themeColors } from '../src/gatsby/theme';

/** The least contrast of text, and of what is large or is not text. */
const [TEXT, GRAPHIC] = [4.5, 3];

/** What the styles draw on which colour. */
const pairs = [
  ['ink', 'ground', TEXT],
  ['quiet', 'ground', TEXT],
  ['sea', 'ground', TEXT],
  ['accent-text', 'ground', TEXT],
  ['accent', 'ground', GRAPHIC],
  ['panel-ink', 'panel', TEXT],
  ['panel-quiet', 'panel', TEXT],
  ['panel-accent', 'panel', TEXT],
] as const;

export interface ThemeReport {
  /** They stop the build. */
  errors: Problem[];
  warnings: Problem[];
}

export function checkTheme(root: string, look = chosenLook()): ThemeReport {
  const file = lookFile(look);
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const problem = (name: string, message: Message): Problem => ({
    file,
    line: lines.findIndex((line) => line.includes(`--${name}:`)) + 1 || undefined,
    key: `--${name}`,
    ...message,
  });
  try {
    const names = pairs.flatMap(([name, behind]) => [name, behind] as const);
    const colors = themeColors(root, names, look);
    // The marker's: the water is the darkest fill of a light map, the land the lightest of a dark one.
    const drawnMap = {
      light: mapColors(root, 'light', look).water,
      dark: mapColors(root, 'dark', look).land,
    };
    const backgrounds = [
      ...pairs.map(([name, behind, least]) => ({
        name,
        least,
        behind: `--${behind}`,
        on: colors[behind],
      })),
      { name: 'accent', least: GRAPHIC, behind: 'the drawn map', on: drawnMap } as const,
    ];
    const warnings = backgrounds.flatMap(({ name, least, behind, on }) =>
      schemes.flatMap((scheme) => {
        const [color, ground] = [colors[name][scheme], on[scheme]];
        const ratio = wcagContrast(color, ground);
        if (ratio >= least) return [];
        const use = least === TEXT ? 'text' : 'a large or graphic part';
        return problem(name, {
          problem: `has a contrast of ${floor(ratio)}:1 with ${behind} in ${scheme} colours, and ${use} needs ${least}:1`,
          fix: `Use ${nearest(color, ground, least)} instead of ${color}: the nearest colour with enough contrast.`,
        });
      }),
    );
    return { errors: [], warnings };
  } catch (error) {
    if (!(error instanceof ColorError)) throw error;
    const { property, problem: what, fix } = error;
    return { errors: [problem(property, { problem: what, fix })], warnings: [] };
  }
}

const schemes = ['light', 'dark'] as const;

/** Never rounds up to a ratio that would be enough. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100;

const STEPS = 500;

/** The same hue, as little darker or lighter as possible. Black or white always has 4.5:1. */
function nearest(color: string, ground: string, least: number): string {
  const start = oklch(color);
  const lightness = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS).flatMap(
    (change) => [start.l - change, start.l + change],
  );
  const near = lightness
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => formatHex(clampChroma({ ...start, l }, 'oklch')));
  return [...near, '#000000', '#ffffff'].find((one) => wcagContrast(one, ground) >= least) ?? color;
}
