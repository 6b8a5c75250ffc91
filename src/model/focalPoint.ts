/** The point of a picture that stays visible wherever the picture is cropped. */

/** From the left and from the top, in percent. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Slightly above the middle, where faces are; the same as in `Picture.module.css`. */
const DEFAULT = '50% 40%';

/** Reads what the content says, which is the value of CSS's `object-position`. */
export function parseFocus(focus?: string): FocalPoint {
  const [x = 50, y = 40] = (focus || DEFAULT).split(' ').map(Number.parseFloat);
  return { x, y };
}

export const formatFocus = ({ x, y }: FocalPoint) => `${x}% ${y}%`;
