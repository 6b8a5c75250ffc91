/** The size of the picture for shared links, in pixels. */
export const CARD = { width: 1200, height: 630 };
