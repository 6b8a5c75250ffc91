/** The fonts of each look, from packages that are installed. */
import type { Look } from '../../model/model';

/** `heading` and `italic` are the family `Display` in the looks' stylesheets, `text` is `Text`. */
export const fontRoles = ['heading', 'italic', 'text'] as const;
export type FontRole = (typeof fontRoles)[number];

export interface Font {
  /** The package `@fontsource-variable/<package>`, which has one file per script. */
  package: string;
  /** In its place one file in `node_modules` for several scripts, so that a page loads one file instead of two. */
  file?: string;
  isItalic?: boolean;
  /** In CSS syntax: one weight, or the lightest and the boldest. */
  weight: string;
  /** Pins the variable font's weight, or limits it. */
  axes?: Record<string, number | { min: number; max: number }>;
}

export const light = { weight: '300', axes: { wght: 300 } };
const medium = { weight: '500', axes: { wght: 500 } };
const semibold = { weight: '600', axes: { wght: 600 } };
const regularToBold = { weight: '400 700', axes: { wght: { min: 400, max: 700 } } };

const serifDisplay = { package: 'noto-serif-display', weight: '300' };
const serifDisplayFiles = '@expo-google-fonts/noto-serif-display';

/** A letter is drawn by the first font that has it. */
export const fonts: Record<Look, Record<FontRole, Font[]>> = {
  editorial: {
    heading: [
      { ...serifDisplay, file: `${serifDisplayFiles}/300Light/NotoSerifDisplay_300Light.ttf` },
      { package: 'alexandria', weight: '300', axes: { wght: 230 } },
    ],
    italic: [
      {
        ...serifDisplay,
        file: `${serifDisplayFiles}/300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf`,
        isItalic: true,
      },
    ],
    text: [
      { package: 'manrope', ...regularToBold },
      { package: 'noto-sans-arabic', ...regularToBold },
    ],
  },
  modern: {
    heading: [
      { package: 'inter-tight', ...semibold },
      { package: 'alexandria', ...semibold },
    ],
    italic: [],
    text: [
      { package: 'inter-tight', ...regularToBold },
      { package: 'noto-sans-arabic', ...regularToBold },
    ],
  },
  warm: {
    heading: [
      { package: 'alegreya', ...medium },
      { package: 'el-messiri', ...medium },
    ],
    italic: [{ package: 'alegreya', ...medium, isItalic: true }],
    text: [
      { package: 'source-sans-3', ...regularToBold },
      { package: 'noto-sans-arabic', ...regularToBold },
    ],
  },
};
