/** The flat colour below a picture until it comes. A class, since the page's policy refuses style attributes. */

/** The class for a colour in hexadecimal, the picture's own; for a grey, where it has not been measured. */
export const toneOf = (color = '#888888'): string => `tone-${color.slice(1)}`;

/** The rules for the classes that stand in the HTML. */
export function toneRules(html: string): string {
  const tones = new Set(Array.from(html.matchAll(/tone-([0-9a-f]{6})/g), ([, color]) => color));
  return [...tones].map((color) => `.tone-${color}{background-color:#${color}}`).join('');
}
