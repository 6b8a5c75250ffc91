/** The site's typefaces and their font files. */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../content/model';
import { chosenLook } from './look';

export const modules = join(process.cwd(), 'node_modules');

/** The names that the looks' stylesheets use. */
export const fontFamilies = ['Display', 'Text'] as const;
export type FontFamily = (typeof fontFamilies)[number];

export const fontStyles = ['normal', 'italic'] as const;
export type FontStyle = (typeof fontStyles)[number];

export interface FontSource {
  family: FontFamily;
  style: FontStyle;
  /** In CSS syntax: one weight, or the lightest and the boldest. */
  weight: string;
  /** The package `@fontsource-variable/<package>`, which has one file per script. */
  package: string;
  /**
   * One file in `node_modules` with the letters of all scripts, so that a page loads one file instead of two. Chinese,
   * Japanese and Korean need it: Fontsource splits their letters into a hundred numbered slices, of which a page would
   * load dozens. Without it, they use the device's fonts.
   */
  whole?: string;
  /** Uses the numbered slices: for pictures, which load no fonts. */
  hasSlices?: true;
  axes: Record<string, number | { min: number; max: number }>;
}

const variable = (wght: number) => ({ weight: String(wght), axes: { wght } });
const textWeights = { weight: '400 700', axes: { wght: { min: 400, max: 700 } } };

const heading = (
  name: string,
  weight: Pick<FontSource, 'weight' | 'axes' | 'whole'>,
  style: FontStyle = 'normal',
): FontSource => ({ family: 'Display', style, package: name, ...weight });

const text = (name: string): FontSource => ({
  family: 'Text',
  style: 'normal',
  package: name,
  ...textWeights,
});

/** The serif of the editorial look: with one file for Latin, Greek and Cyrillic letters. */
const notoSerif = (file: string) => ({
  weight: '300',
  axes: {},
  whole: `@expo-google-fonts/noto-serif-display/${file}.ttf`,
});

export const fontsByLook: Record<Look, FontSource[]> = {
  editorial: [
    heading('noto-serif-display', notoSerif('300Light/NotoSerifDisplay_300Light')),
    heading('alexandria', { weight: '300', axes: { wght: 230 } }),
    heading('noto-serif-hebrew', variable(300)),
    heading('noto-serif-thai', variable(300)),
    heading('noto-serif-devanagari', variable(300)),
    heading(
      'noto-serif-display',
      notoSerif('300Light_Italic/NotoSerifDisplay_300Light_Italic'),
      'italic',
    ),
    text('manrope'),
    text('noto-sans-arabic'),
  ],
  modern: [
    heading('inter-tight', variable(600)),
    heading('alexandria', variable(600)),
    heading('noto-sans-hebrew', variable(600)),
    heading('noto-sans-thai', variable(600)),
    heading('noto-sans-devanagari', variable(600)),
    text('inter-tight'),
    text('noto-sans-arabic'),
  ],
  warm: [
    heading('alegreya', variable(500)),
    heading('el-messiri', variable(500)),
    heading('noto-serif-hebrew', variable(500)),
    heading('noto-serif-thai', variable(500)),
    heading('noto-serif-devanagari', variable(500)),
    heading('alegreya', variable(500), 'italic'),
    text('source-sans-3'),
    text('noto-sans-arabic'),
  ],
};

/** Those of the chosen look. Each character uses the first source of its family and style that has it. */
export const fontSources: FontSource[] = fontsByLook[chosenLook()];

/** Scripts whose fonts are too large to load. Latin letters keep the site's fonts. */
interface DeviceFonts {
  /** Serifs, for headings. */
  display: string;
  text: string;
  /** Further CSS, for line breaks. */
  css: string;
}

/** By script. Others do without, as browsers choose well. */
const deviceFonts: Record<string, DeviceFonts> = {
  Jpan: {
    display: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP"',
    text: '"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans CJK JP"',
    css: '[lang|=ja] :is(h1,h2){word-break:auto-phrase}',
  },
  Hans: {
    display: '"Songti SC","Noto Serif CJK SC"',
    text: '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC"',
    css: '',
  },
  Hant: {
    display: '"Songti TC","Noto Serif CJK TC"',
    text: '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC"',
    css: '',
  },
  Kore: {
    display: 'AppleMyungjo,"Nanum Myeongjo","Noto Serif CJK KR"',
    text: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR"',
    css: '[lang|=ko]{word-break:keep-all}',
  },
};

/** CSS for the pages in a script, or ''. */
export function deviceFontRule(script: string): string {
  const fonts = deviceFonts[script];
  return fonts
    ? `:root[data-script=${script}]{--display:Display,${fonts.display},serif;--text:Text,${fonts.text},sans-serif}${fonts.css}`
    : '';
}

export const deviceFontRules = (): string =>
  Object.keys(deviceFonts).map(deviceFontRule).join('\n');

/** A CSS rule. */
export const fontFace = (
  { family, style, weight }: FontSource,
  src: string,
  unicodeRange: string,
  display: 'optional' | 'swap',
): string =>
  `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:${display};src:${src};unicode-range:${unicodeRange}}`;

interface Subset {
  /** Below `node_modules`. */
  file: string;
  /** CSS `unicode-range` */
  range: string;
  has: (point: number) => boolean;
}

/** One file per script or slice; Fontsource's unicode.json lists the characters. */
export function subsetsOf({ package: name, style, whole, hasSlices }: FontSource): Subset[] {
  const folder = `@fontsource-variable/${name}`;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(modules, folder, 'unicode.json'), 'utf8'),
  );
  return Object.entries(ranges)
    .map(([subset, range]) => ({ subset, slice: /^\[(\d+)\]$/.exec(subset)?.[1], range }))
    .filter(({ slice }) => whole || hasSlices || !slice)
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

/** The files that the pages' fonts are subset from. */
export function filesOf(source: FontSource): Omit<Subset, 'range'>[] {
  const subsets = subsetsOf(source);
  const { whole } = source;
  return whole ? [{ file: whole, has: (point) => subsets.some(({ has }) => has(point)) }] : subsets;
}

/** All font files that pages may use, as absolute paths. */
export const sourceFiles = (): string[] =>
  fontSources.flatMap(filesOf).map(({ file }) => join(realpathSync(modules), file));
