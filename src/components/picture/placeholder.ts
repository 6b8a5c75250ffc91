/** The flat colour below a picture until it has loaded. A class, as the page's policy refuses style attributes. */

/** For a colour in hexadecimal: `#286878`. */
export const placeholderClass = (color: string): string => `placeholder-${color.slice(1)}`;

export const placeholderCss = (color: string): string =>
  `.${placeholderClass(color)}{background-color:${color}}`;
