/** The flat colour below a picture until it comes. As a class, since the page's policy refuses style attributes. */

/** `color`: in hexadecimal, the picture's own; a grey for one that has not been measured. */
export function toneOf(color = '#888888'): { name: string; rule: string } {
  const name = `tone-${color.slice(1)}`;
  return { name, rule: `.${name}{background-color:${color}}` };
}
