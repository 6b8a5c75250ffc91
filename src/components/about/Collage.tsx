import type { Place } from '../../model/pageData';
import { Picture, type PictureData, PicturePreloads } from '../picture/Picture';
import * as classes from './Collage.module.css';
import { shapeOf, shapesOf, widening } from './places';

/** The page's width where it is widest, in rem, and a narrow phone's in pixels. */
const WIDEST = 83;
const NARROWEST = 360;

/** On wide screens, files are a bit wider than their places: losses are seen best where pixels are shown one to one. */
const SPARE = 1.05;

/** What to load for a picture in a place. */
function filesIn(place: Place, picture: PictureData | undefined) {
  const [wide = 1, narrow = 1] = shapesOf(place).map((shape) => widening(shapeOf(picture), shape));
  const wideShare = (place.wide[0] / 12) * wide;
  const narrowShare = (place.narrow[0] / 12) * narrow;
  const sizes = [
    `(min-width: 92rem) ${Math.round(wideShare * WIDEST * SPARE)}rem`,
    `(min-width: 48rem) ${Math.round(wideShare * 91 * SPARE)}vw`,
    `${Math.round(narrowShare * 100)}vw`,
  ];
  return {
    sizes: sizes.join(', '),
    // Cheap phones have 1.5 pixels per CSS pixel.
    least: narrowShare * NARROWEST * 1.5,
    most: wideShare * WIDEST * 16 * 2,
  };
}

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

interface Props {
  pictures: readonly PictureData[];
  /** Of the look, one for each picture. */
  places: readonly Place[];
}

export function Collage({ pictures, places }: Props) {
  return (
    <ul className={classes.collage}>
      <PicturePreloads
        pictures={places.slice(0, ABOVE_FOLD).map((place, i) => ({
          picture: pictures[i],
          ...filesIn(place, pictures[i]),
        }))}
      />
      {places.map((place, index) => {
        const picture = pictures[index];
        return (
          <li key={place.wide.join() + place.narrow.join()} className={classes.place}>
            {picture && (
              <Picture
                picture={picture}
                {...filesIn(place, picture)}
                isAboveFold={index < ABOVE_FOLD}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
