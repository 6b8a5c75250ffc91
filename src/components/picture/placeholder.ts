/** The flat colour below a picture until it has loaded. A class, as the page's policy refuses style attributes. */

/** For a colour in hexadecimal; grey if it is unknown. */
export const placeholderClass = (color = '#888888'): string => `placeholder-${color.slice(1)}`;

export const placeholderCss = (color = '#888888'): string =>
  `.${placeholderClass(color)}{background-color:${color}}`;
