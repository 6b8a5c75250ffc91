declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.css';

/** A stylesheet's address; see `src/gatsby/webpack.ts`. */
declare module '*.css?url' {
  const address: string;
  export default address;
}

/** Made by `src/gatsby/cmsPlugins.ts` of the files in `src/pages/`. */
declare module 'virtual:pages' {
  const pages: import('react').ComponentProps<
    typeof import('./cms/preview/Preview').Preview
  >['pages'];
  export default pages;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** One value pins the axis, a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'lineclip' {
  type Point = [x: number, y: number];
  type Box = [left: number, top: number, right: number, bottom: number];
  /** The parts of the line in the box. */
  export function polyline(points: readonly Point[], box: Box): Point[][];
  export function polygon(points: readonly Point[], box: Box): Point[];
}
