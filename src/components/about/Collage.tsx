import type { Place } from '../../model/pageData';
import { Picture } from '../../ui/Picture';
import { collageSizes } from '../../ui/pictureSizes';
import * as classes from './Collage.module.css';

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

interface Props {
  pictures: readonly Queries.PictureFragment[];
  /** Of the look, one for each picture. */
  places: readonly Place[];
}

export function Collage({ pictures, places }: Props) {
  return (
    <ul className={classes.collage}>
      {places.map((place, index) => {
        const picture = pictures[index];
        return (
          <li key={String(index)} className={classes.place}>
            {picture && (
              <Picture
                picture={picture}
                sizes={collageSizes(place, picture)}
                isAboveFold={index < ABOVE_FOLD}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
