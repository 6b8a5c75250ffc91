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

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** One value pins the axis, a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
