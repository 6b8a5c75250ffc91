/** Where a picture is cropped. A class, as the page's policy blocks style attributes. */

/** `focus` is as in the content: `50% 40%`. */
export const focusClass = (focus: string): string => `focus-${focus.match(/\d+/g)?.join('-')}`;

/** Stronger than `Picture.module.css`, whichever is first. */
export const focusCss = (focus: string): string =>
  `img.${focusClass(focus)}.${focusClass(focus)}{object-position:${focus}}`;
