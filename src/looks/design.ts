/**
 * What a look consists of, and the custom properties that stylesheets use of it. A new look is a copy of a file beside this
 * one.
 */

import type { MapColors } from '../../plugins/office-map';
import { type CollageSlot, DARK, type GridArea } from '../model/pictures';
import type { PageLook } from '../model/viewData';

export type Hex = `#${string}`;

/** A colour on light and on dark pages. */
export interface Color {
  light: Hex;
  dark: Hex;
}

/** Headings and other large texts; their emphasis; all other texts. The first two are one family, `Display`. */
export const fontRoles = ['heading', 'italic', 'text'] as const;
export type FontRole = (typeof fontRoles)[number];

/** The package `@fontsource-variable/<package>`, drawn in the weight of its role; or what differs from that. */
export type FontChoice =
  | string
  | {
      package: string;
      /** For languages in this script only, as of `Hans`, `Hant`, `Jpan`, `Kore`, which draw the same characters differently. */
      script?: string;
      /** One file in `node_modules` that has several scripts replaces the package's, so that a page loads only one. */
      file?: string;
      /** Axis value that looks as heavy as the role's weight does in other fonts. */
      opticalWeight?: number;
    };

export interface Design {
  colors: {
    background: Color;
    ink: Color;
    muted: Color;
    /** Of buttons as well, whose text has the colour of the background: 4.5:1 on it. */
    primary: Color;
    accent: Color;
    /** Small text has this colour: at least 4.5:1 on the background. */
    accentText: Color;
    /** The location panel and the footer are dark on all pages. */
    panel: Color;
    panelInk: Hex;
    panelMuted: Hex;
    /** Of a button on the panel as well, whose text has the panel's colour: 4.5:1 on it. */
    panelAccent: Hex;
  };
  /** The browser's own bars, by default in the colour of the background. */
  browser?: Color;
  /** The drawn map's colours. */
  map: MapColors;
  /** A letter is drawn by the first font that has it. Without an italic one, the colour alone is the title's emphasis. */
  fonts: Record<FontRole, FontChoice[]>;
  /** Families of the device, for letters that no font has and until the fonts have loaded; the generic one last. */
  fallback: { heading: string; text: string };
  /** The weight of headings and other large texts, from 100 to 900. */
  weight: number;
  /** The tracking of all large texts in Greek, if it differs. */
  greekTracking?: string;
  /**
   * Values of custom properties with these names. Leading is the height of lines, in ems; tracking the space between
   * letters.
   */
  styles: {
    sizeTitle: string;
    titleLeading: number;
    titleTracking: string;
    sizeHeading: string;
    headingLeading: number;
    headingTracking: string;
    /** Headings of the parts of a section. */
    sizeItem: string;
    /** The second intro. */
    sizeLead: string;
    leadLeading: number;
    leadTracking: string;
    /** The `font` of a section's label, which may be italic. */
    label: string;
    labelCase: 'uppercase' | 'none';
    labelTracking: string;
    /** The `font` of buttons, and the border, which shows on those that are not filled. */
    button: string;
    buttonLine: string;
    /** How far each line of the title is indented, as a part of the usual step. */
    stagger: number;
    /** The title's alignment. */
    align: 'start' | 'center';
    introMargin: string;
    /** Borders: above the intro, and between sections. */
    rule: string;
    line: string;
    /** The space between sections. */
    section: string;
    /** The section of figures: its ground, its words, and its lines. */
    band: string;
    bandInk: string;
    bandMuted: string;
    bandLine: string;
    /** Corners: of pictures and buttons, and of boxes. */
    radius: string;
    radiusBox: string;
    shadow: string;
    /** The spaces between the collage's pictures, and at its sides on narrow screens. */
    gap: string;
    edge: string;
  };
  /** The mark of a company without a logo, by default in the primary colour, with a letter in that of the background. */
  mark?: { fill: Color; letter: Color };
  /** Corners of the mark of a company without a logo: 0 is square, 0.5 round. */
  brandCorners: number;
  collage: [CollageSlot, CollageSlot, CollageSlot, CollageSlot, CollageSlot, CollageSlot];
}

type Values = [name: string, value: string | number][];

/** A rule that declares custom properties: `accentText` is `--accent-text`. */
function rule(selector: string, values: Values): string {
  const nameOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${selector} {\n${values.map(([name, value]) => `  --${nameOf(name)}: ${value};\n`).join('')}}\n`;
}

/** The look's stylesheet. */
export function designCss(design: Design): string {
  const { colors, fonts, fallback, weight, greekTracking, styles, collage } = design;
  /** `plate` is behind logos that can't be seen on the page's own background. */
  const colorsOf = (theme: keyof Color): Values => [
    ...Object.entries(colors).map(([name, color]): Values[number] => [
      name,
      typeof color === 'string' ? color : color[theme],
    ]),
    ['plate', colors.background[theme === 'light' ? 'dark' : 'light']],
  ];
  const values: Values = [
    ...colorsOf('light'),
    ['display', `Display, "Display fallback", ${fallback.heading}`],
    ['text', `Text, "Text fallback", ${fallback.text}`],
    ['weight', weight],
    ['emphasis', fonts.italic.length ? 'italic' : 'normal'],
    ...Object.entries(styles),
  ];
  const slots = collage.map(({ wide, narrow }, index) =>
    rule(`[data-slot="${index}"]`, [
      ['wide', gridArea(wide)],
      ['narrow', gridArea(narrow)],
    ]),
  );
  const base = `${rule(':root', values)}${slots.join('')}@media ${DARK} {\n${rule(':root', colorsOf('dark'))}}\n`;
  if (!greekTracking) return base;
  const greek = ['titleTracking', 'headingTracking', 'leadTracking'].map((name): Values[number] => [
    name,
    greekTracking,
  ]);
  return base + rule(':root[data-script="Grek"]', greek);
}

const gridArea = ([column, row, columns, rows]: GridArea) =>
  `${row} / ${column} / span ${rows} / span ${columns}`;

export const markOf = ({ colors, mark }: Design) =>
  mark ?? { fill: colors.primary, letter: colors.background };

/** What pages need of a look besides its stylesheet. */
export const pageLook = ({ colors, browser = colors.background, collage }: Design): PageLook => ({
  browser,
  collage,
});
