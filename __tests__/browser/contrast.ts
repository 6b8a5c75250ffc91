/** Of a colour such as `#1f5fa8`. */
export const channelsOf = (color: string): number[] => [...Buffer.from(color.slice(1), 'hex')];

/** In the form of computed styles. */
export const rgbOf = (color: string) => `rgb(${channelsOf(color).join(', ')})`;

/** Red, green and blue. */
export type Color = readonly number[];

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
