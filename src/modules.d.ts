declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.css';

/** Made by `src/gatsby/cmsPlugins.ts` of the files in `src/pages/`. */
declare module 'virtual:pages' {
  const pages: import('react').ComponentProps<
    typeof import('./cms/preview/Preview').Preview
  >['pages'];
  export default pages;
}

/** Parts of AOS. Its bundle also has lodash and a detection of devices, 3.4 kB compressed. */
declare module 'aos/src/js/helpers/elements' {
  export default function findElements(): { node: Element }[];
}
declare module 'aos/src/js/helpers/prepare' {
  export default function measure<Found>(elements: Found, options: { offset: number }): Found;
}
declare module 'aos/src/js/helpers/handleScroll' {
  export default function revealReached(elements: { node: Element }[], once: boolean): void;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** One value pins the axis, a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'culori' {
  interface Oklch {
    mode: 'oklch';
    /** Lightness, 0 to 1. */
    l: number;
    c: number;
    h?: number;
  }
  /** As `#rrggbb`; undefined if the text is no CSS colour. */
  export function formatHex<Given extends string | Oklch>(
    color: Given,
  ): Given extends Oklch ? string : string | undefined;
  export function oklch(color: string): Oklch;
  /** The nearest colour of the same lightness and hue that screens can show. */
  export function clampChroma(color: Oklch, mode: 'oklch'): Oklch;
  export function wcagContrast(one: string, other: string): number;
  export function interpolate(colors: string[], mode: 'rgb'): (share: number) => Oklch;
}

declare module 'lineclip' {
  type Point = [x: number, y: number];
  type Box = [left: number, top: number, right: number, bottom: number];
  /** The parts of the line in the box. */
  export function polyline(points: readonly Point[], box: Box): Point[][];
  export function polygon(points: readonly Point[], box: Box): Point[];
}
