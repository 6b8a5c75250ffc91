/**
 * The shapes of the places for pictures, as in the look's tokens, `TextSection.deferred.module.css` and
 * `People.deferred.module.css`.
 */

import type { Place } from '../../model/pageData';
import type { PictureData } from '../picture/Picture';

/** Width divided by height: on wide and on narrow screens. */
export const shapesOf = ({ wide, narrow }: Place): [wide: number, narrow: number] => [
  wide[0] / wide[1],
  narrow[0] / narrow[1],
];

export const TEAM_SHAPES = [1.9, 3 / 2];

export const PORTRAIT_SHAPE = 4 / 5;

/** A picture's width divided by its height. */
export function shapeOf(picture: PictureData | undefined): number {
  const { width = 1, height = 1 } = picture?.file?.childImageSharp?.gatsbyImageData ?? {};
  return width / height;
}

/** A picture wider than its place fills its height; then so much wider a file is needed. */
export const widening = (picture: number, place: number) => Math.max(1, picture / place);
