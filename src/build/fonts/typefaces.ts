/** The typefaces of each look, and those of scripts whose fonts are too large to load. */
import type { Look } from '../../model/model';

/** The names in the looks' stylesheets: `Display` for titles, headings and names, `Text` for the rest. */
export type FontFamily = 'Display' | 'Text';
export type FontStyle = 'normal' | 'italic';

/** Where the development server has the complete fonts' stylesheet. */
export const WHOLE_FONTS = '/whole-fonts/index.css';

export interface FontSource {
  family: FontFamily;
  style: FontStyle;
  /** In CSS syntax: one weight, or the lightest and the boldest. */
  weight: string;
  /** Pins the variable font's weight, or limits it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The package `@fontsource-variable/<package>`, which has one file per script. */
  package: string;
  /** One file in `node_modules` with the letters of several scripts, so that a page loads one file instead of two. */
  whole?: string;
}

const heading = (name: string, weight: number, other?: Partial<FontSource>): FontSource => ({
  family: 'Display',
  style: 'normal',
  weight: `${weight}`,
  axes: { wght: weight },
  package: name,
  ...other,
});

const text = (name: string): FontSource => ({
  family: 'Text',
  style: 'normal',
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
  package: name,
});

/** One file for all scripts, whose weight is fixed. */
const notoSerifDisplay = (style: FontStyle, file: string): FontSource =>
  heading('noto-serif-display', 300, {
    style,
    axes: {},
    whole: `@expo-google-fonts/noto-serif-display/${file}`,
  });

const otherScripts = (typeface: string, weight: number): FontSource[] =>
  ['hebrew', 'thai', 'devanagari'].map((script) => heading(`${typeface}-${script}`, weight));

/** A letter is drawn by the first font of its family and style that has it. */
export const fontsByLook: Record<Look, FontSource[]> = {
  editorial: [
    notoSerifDisplay('normal', '300Light/NotoSerifDisplay_300Light.ttf'),
    heading('alexandria', 300, { axes: { wght: 230 } }),
    ...otherScripts('noto-serif', 300),
    notoSerifDisplay('italic', '300Light_Italic/NotoSerifDisplay_300Light_Italic.ttf'),
    text('manrope'),
    text('noto-sans-arabic'),
  ],
  modern: [
    heading('inter-tight', 600),
    heading('alexandria', 600),
    ...otherScripts('noto-sans', 600),
    text('inter-tight'),
    text('noto-sans-arabic'),
  ],
  warm: [
    heading('alegreya', 500),
    heading('el-messiri', 500),
    ...otherScripts('noto-serif', 500),
    heading('alegreya', 500, { style: 'italic' }),
    text('source-sans-3'),
    text('noto-sans-arabic'),
  ],
};

export const sourcesOf = (look: Look, family: FontFamily, style: FontStyle): FontSource[] =>
  fontsByLook[look].filter((source) => source.family === family && source.style === style);

interface LargeScript {
  /** The package for social cards. */
  card: string;
  /** For pages. */
  device: [display: string, text: string];
  /** For line breaks. */
  css?: string;
}

const largeScripts: Record<string, LargeScript> = {
  Jpan: {
    card: 'noto-serif-jp',
    device: [
      '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP"',
      '"Hiragino Sans","Yu Gothic",Meiryo,"Noto Sans CJK JP"',
    ],
    css: '[lang|=ja] :is(h1,h2){word-break:auto-phrase}',
  },
  Hans: {
    card: 'noto-serif-sc',
    device: [
      '"Songti SC","Noto Serif CJK SC"',
      '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC"',
    ],
  },
  Hant: {
    card: 'noto-serif-tc',
    device: [
      '"Songti TC","Noto Serif CJK TC"',
      '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC"',
    ],
  },
  Kore: {
    card: 'noto-serif-kr',
    device: [
      'AppleMyungjo,"Nanum Myeongjo","Noto Serif CJK KR"',
      '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR"',
    ],
    css: '[lang|=ko]{word-break:keep-all}',
  },
};

/** The script's own font first, as Chinese, Japanese and Korean draw the same characters differently. */
export const cardSources = (script: string): FontSource[] =>
  Object.entries(largeScripts)
    .sort(([one], [other]) => Number(other === script) - Number(one === script))
    .map(([, { card }]) => heading(card, 300));

/** CSS for pages in these scripts; Latin letters keep the site's fonts. */
export const deviceFontRules = (scripts = Object.keys(largeScripts)): string =>
  Object.entries(largeScripts)
    .filter(([script]) => scripts.includes(script))
    .map(([script, { device, css = '' }]) => {
      const [display, text] = device;
      return `:root[data-script=${script}]{--display:Display,${display},serif;--text:Text,${text},sans-serif}${css}`;
    })
    .join('');
