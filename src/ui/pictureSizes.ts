/**
 * The shapes of the places for pictures, as in the look's tokens, `Section.deferred.module.css` and
 * `People.deferred.module.css`, and the `sizes` that a picture needs there.
 */
import type { Place } from '../model/pageData';

/** Width divided by height: on wide and on narrow screens. */
export const shapesOf = ({ wide, narrow }: Place): [wide: number, narrow: number] => [
  wide[0] / wide[1],
  narrow[0] / narrow[1],
];

export const SECTION_SHAPES: [wide: number, narrow: number] = [1.9, 3 / 2];

export const PORTRAIT_SHAPE = 4 / 5;

/** In rem: the page's width where it is widest. */
const WIDEST = 83;

/** On wide screens, files are a bit wider than their places: losses are seen best where pixels are shown one to one. */
const SPARE = 1.05;

export function collageSizes(place: Place, picture: Queries.PictureFragment): string {
  const [wide, narrow] = widenings(picture, shapesOf(place));
  const wideShare = (place.wide[0] / 12) * wide * SPARE;
  const narrowShare = (place.narrow[0] / 12) * narrow;
  return [
    `(min-width: 92rem) ${Math.round(wideShare * WIDEST)}rem`,
    `(min-width: 48rem) ${Math.round(wideShare * 91)}vw`,
    `${Math.round(narrowShare * 100)}vw`,
  ].join(', ');
}

export function sectionSizes(picture: Queries.PictureFragment): string {
  const [wide, narrow] = widenings(picture, SECTION_SHAPES);
  const vw = (share: number) => `${Math.round(share)}vw`;
  return `(min-width: 72rem) ${vw(85 * wide)}, (min-width: 48rem) ${vw(95 * wide)}, ${vw(95 * narrow)}`;
}

/** A picture wider than its place fills its height; then so much wider a file is needed. */
function widenings(picture: Queries.PictureFragment, shapes: [number, number]): [number, number] {
  const { width = 1, height = 1 } = picture.file?.childImageSharp?.gatsbyImageData ?? {};
  const [wide, narrow] = shapes;
  return [Math.max(1, width / height / wide), Math.max(1, width / height / narrow)];
}
