/** The typefaces of the site, and which file of theirs has which characters. */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export const modules = join(process.cwd(), 'node_modules');

/** The names that `src/styles/theme.css` uses. */
export const fontFamilies = ['Display', 'Text'] as const;
export type FontFamily = (typeof fontFamilies)[number];

export const fontStyles = ['normal', 'italic'] as const;
export type FontStyle = (typeof fontStyles)[number];

export interface FontSource {
  family: FontFamily;
  style: FontStyle;
  /** As CSS writes it: one weight, or the lightest and the boldest. */
  weight: string;
  /** Published by Fontsource as `@fontsource-variable/<package>`, one file a script. */
  package: string;
  /**
   * One file with the letters of all its scripts, below `node_modules`: a page then loads one, not two. Chinese,
   * Japanese and Korean need it: Fontsource has their letters in a hundred numbered slices, of which a page would load
   * dozens; without it, they are left to the reader's own fonts.
   */
  whole?: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const serif = '@expo-google-fonts/noto-serif-display';
const textWeights = { weight: '400 700', axes: { wght: { min: 400, max: 700 } } };

/** For each character, the first source of a family and style that has it is used. */
export const fontSources: FontSource[] = [
  {
    family: 'Display',
    style: 'normal',
    package: 'noto-serif-display',
    whole: `${serif}/300Light/NotoSerifDisplay_300Light.ttf`,
    weight: '300',
    axes: {},
  },
  { family: 'Display', style: 'normal', package: 'alexandria', weight: '300', axes: { wght: 230 } },
  {
    family: 'Display',
    style: 'italic',
    package: 'noto-serif-display',
    whole: `${serif}/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf`,
    weight: '300',
    axes: {},
  },
  { family: 'Text', style: 'normal', package: 'manrope', ...textWeights },
  { family: 'Text', style: 'normal', package: 'noto-sans-arabic', ...textWeights },
];

interface Subset {
  /** Below `node_modules`. */
  file: string;
  /** CSS `unicode-range` */
  range: string;
  has: (point: number) => boolean;
}

/** A file for each script or slice; Fontsource says in unicode.json which characters it covers. */
export function subsetsOf({ package: name, style, whole }: FontSource): Subset[] {
  const folder = `@fontsource-variable/${name}`;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(modules, folder, 'unicode.json'), 'utf8'),
  );
  return Object.entries(ranges)
    .map(([subset, range]) => ({ subset, slice: /^\[(\d+)\]$/.exec(subset)?.[1], range }))
    .filter(({ slice }) => whole || !slice)
    .map(({ subset, slice = subset, range }) => ({
      file: `${folder}/files/${name}-${slice}-wght-${style}.woff2`,
      range,
      has: parseRange(range),
    }));
}

function parseRange(range: string): (point: number) => boolean {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (point) => parts.some(({ from, to }) => from <= point && point <= to);
}

/** The files that pages' fonts are cut from. */
export function filesOf(source: FontSource): Omit<Subset, 'range'>[] {
  const subsets = subsetsOf(source);
  const { whole } = source;
  return whole ? [{ file: whole, has: (point) => subsets.some(({ has }) => has(point)) }] : subsets;
}

/** Of all fonts that any page may have letters of, as absolute paths. */
export const sourceFiles = (): string[] =>
  fontSources.flatMap(filesOf).map(({ file }) => join(realpathSync(modules), file));
