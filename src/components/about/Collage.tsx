import { Picture, PicturePreloads } from '../picture/Picture';
import * as classes from './Collage.module.css';
import { places, shapeOf, shapesOf, widening } from './places';

/** The `sizes` attribute of a picture in a place. */
function sizesIn(place: (typeof places)[number], picture: Queries.PictureFragment | undefined) {
  const [wide, narrow] = shapesOf(place).map((shape) => widening(shapeOf(picture), shape));
  const share = (columns: number, whole: number, factor = 1) =>
    Math.round((columns / 12) * whole * factor);
  return [
    `(min-width: 92rem) ${share(place.wide[0], 83, wide)}rem`,
    `(min-width: 48rem) ${share(place.wide[0], 91, wide)}vw`,
    `${share(place.narrow[0], 100, narrow)}vw`,
  ].join(', ');
}

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

export function Collage({ pictures }: { pictures: readonly Queries.PictureFragment[] }) {
  return (
    <ul className={classes.collage}>
      <PicturePreloads
        pictures={places
          .slice(0, ABOVE_FOLD)
          .map((place, i) => ({ picture: pictures[i], sizes: sizesIn(place, pictures[i]) }))}
      />
      {places.map((place, index) => {
        const picture = pictures[index];
        return (
          <li key={place.wide.join() + place.narrow.join()} className={classes.place}>
            {picture && (
              <Picture
                picture={picture}
                sizes={sizesIn(place, picture)}
                isAboveFold={index < ABOVE_FOLD}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
