declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.css';

/** Gatsby sets it: `pathPrefix` of `gatsby-config.ts` in built pages, empty in development. */
declare const __PATH_PREFIX__: string;
// `src/pipeline/webpack.ts` sets these.
/** `src/client/front.ts`, bundled. */
declare const FRONT_SCRIPT: string;
declare const LANGUAGE_FONTS: import('./pipeline/fonts/emitFonts').LanguageFonts;

/**
 * The CMS includes its own copy of React, renders only elements that it has made, and offers this to make them. Class
 * components work with any copy.
 */
interface Window {
  h: typeof import('react').createElement;
}

/** Parts of AOS. Its bundle also has lodash and a detection of devices, 3.4 kB compressed. */
declare module 'aos/src/js/helpers/elements' {
  export default function findElements(elements: Iterable<Element>): { node: Element }[];
}
declare module 'aos/src/js/helpers/prepare' {
  export default function measure<Found>(elements: Found, options: { offset: number }): Found;
}
declare module 'aos/src/js/helpers/handleScroll' {
  export default function revealReached(elements: { node: Element }[], once: boolean): void;
}

declare module 'react-helmet' {
  import type { Component, HTMLAttributes, ReactNode } from 'react';

  type Part = { toComponent(): ReactNode };
  export class Helmet extends Component<{
    children?: ReactNode;
    htmlAttributes?: HTMLAttributes<HTMLHtmlElement> & Record<`data-${string}`, string | undefined>;
  }> {
    static renderStatic(): Record<'title' | 'meta' | 'link' | 'style' | 'script', Part> & {
      htmlAttributes: { toComponent(): HTMLAttributes<HTMLHtmlElement> };
    };
  }
}

declare module 'subset-font' {
  interface Options {
    /** Then without a text. */
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    targetFormat: 'woff2' | 'truetype';
    /** One value pins the axis, a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
