/** The size of the picture for shared links, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };
