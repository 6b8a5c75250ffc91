/**
 * What a look consists of, and the custom properties that stylesheets use of it. A new look is a copy of a file beside this
 * one.
 */
import type { PageLook } from '../model/pageData';
import type { Place } from '../model/pictures';

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
      /** In its place one file in `node_modules` for several scripts, so that a page loads one file instead of two. */
      file?: string;
      /** What looks as heavy as the role's weight in other fonts. */
      drawnWeight?: number;
    };

/** Values are CSS. */
interface TextStyle {
  size: string;
  /** The height of lines, in ems. */
  leading: number;
  /** The space between letters. */
  tracking: string;
}

/** The grid lines at which a picture begins and ends. */
type Area = [top: number, start: number, bottom: number, end: number];

export interface Design {
  colors: {
    ground: Color;
    ink: Color;
    quiet: Color;
    sea: Color;
    accent: Color;
    /** For small text: 4.5:1 on the background. */
    accentText: Color;
    /** The location panel and the footer are dark on all pages. */
    panel: Color;
    panelInk: Hex;
    panelQuiet: Hex;
    panelAccent: Hex;
  };
  /** The drawn map's colours. */
  map: Record<
    'land' | 'water' | 'coast' | 'green' | 'minor' | 'major' | 'city' | 'name' | 'waterName',
    Color
  >;
  /** A letter is drawn by the first font that has it. Without an italic one, the colour alone is the title's emphasis. */
  fonts: Record<FontRole, FontChoice[]>;
  /** Families of the device, for letters that no font has and until the fonts have loaded. */
  fallback: { heading: string; text: string };
  /** The weight of headings and other large texts, from 100 to 900. */
  weight: number;
  title: TextStyle;
  heading: TextStyle;
  /** The second intro. */
  lead: TextStyle;
  /** The tracking of these three in Greek, if it differs. */
  greekTracking?: string;
  /** The label of a section. */
  label: TextStyle & {
    font: 'italic' | 'text';
    weight: number;
    case: 'uppercase' | 'none';
  };
  /** Values of custom properties with these names. */
  shapes: {
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
    /** Corners: of pictures and buttons, and of boxes. */
    radius: string;
    radiusBox: string;
    shadow: string;
  };
  /** Corners of the mark of a company without a logo: 0 is square, 0.5 round. */
  markCorners: number;
  /** A grid of twelve squares in a row, with the areas of the six pictures, on wide and on narrow screens. */
  collage: {
    gap: string;
    /** The space at its sides on narrow screens. */
    edge: string;
    wide: [Area, Area, Area, Area, Area, Area];
    narrow: [Area, Area, Area, Area, Area, Area];
  };
}

type Values = [name: string, value: string | number][];

/** A rule that declares custom properties: `accentText` is `--accent-text`. */
function rule(selector: string, values: Values): string {
  const nameOf = (name: string) =>
    name.replace(/[A-Z\d]/g, (character) => `-${character.toLowerCase()}`);
  return `${selector} {\n${values.map(([name, value]) => `  --${nameOf(name)}: ${value};\n`).join('')}}\n`;
}

const largeTexts = ['title', 'heading', 'lead'] as const;

/** The look's stylesheet. */
export function designCss(design: Design): string {
  const { colors, fonts, fallback, weight, label, greekTracking, shapes, collage } = design;
  const labelFont = label.font === 'text' ? 'var(--text)' : 'var(--display)';
  const labelStyle = label.font === 'text' ? 'normal' : 'italic';
  const values: Values = [
    ...Object.entries(colors).map(([name, color]): Values[number] => [
      name,
      typeof color === 'string' ? color : `light-dark(${color.light}, ${color.dark})`,
    ]),
    ['display', `Display, ${fallback.heading}`],
    ['text', `Text, ${fallback.text}`],
    ['weight', weight],
    ['emphasis', fonts.italic.length ? 'italic' : 'normal'],
    ...largeTexts.flatMap(
      (name): Values => [
        [`size-${name}`, design[name].size],
        [`${name}-leading`, design[name].leading],
        [`${name}-tracking`, design[name].tracking],
      ],
    ),
    ['label', `${labelStyle} ${label.weight} ${label.size} / ${label.leading} ${labelFont}`],
    ['labelCase', label.case],
    ['labelTracking', label.tracking],
    ...Object.entries(shapes),
    ['gap', collage.gap],
    ['edge', collage.edge],
  ];
  // In older browsers every page is a light one.
  const light = Object.entries(colors).flatMap(
    ([name, color]): Values => (typeof color === 'string' ? [] : [[name, color.light]]),
  );
  const places = collage.wide.map((wide, index) =>
    rule(`[data-place="${index}"]`, [
      ['wide', wide.join(' / ')],
      ['narrow', collage.narrow[index]?.join(' / ') ?? ''],
    ]),
  );
  const base = `${rule(':root', values)}${places.join('')}@supports not (color: light-dark(#000, #fff)) {\n${rule(':root', light)}}\n`;
  if (!greekTracking) return base;
  const greek = largeTexts.map((name): Values[number] => [`${name}-tracking`, greekTracking]);
  return base + rule(':root[data-script="Grek"]', greek);
}

/** What pages need of a look besides its stylesheet. */
export const pageLook = ({ colors, collage }: Design): PageLook => ({
  ground: colors.ground,
  collage: collage.wide.map(
    (wide, index): Place => ({
      wide: sizeOf(wide),
      narrow: sizeOf(collage.narrow[index] ?? wide),
    }),
  ),
});

const sizeOf = ([top, start, bottom, end]: Area): [columns: number, rows: number] => [
  end - start,
  bottom - top,
];
