/** The flat colour behind a picture until it has loaded. A class, as the page's policy blocks style attributes. */

/** `color` is hexadecimal: `#286878`. */
export const placeholderClass = (color: string): string => `placeholder-${color.slice(1)}`;

export const placeholderCss = (color: string): string =>
  `.${placeholderClass(color)}{background-color:${color}}`;
