import type { Place } from '../../model/pageData';
import { Picture, type PictureData, PicturePreloads } from '../picture/Picture';
import * as classes from './Collage.module.css';
import { collageSizes } from './places';

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

interface Props {
  pictures: readonly PictureData[];
  /** Of the look, one for each picture. */
  places: readonly Place[];
}

export function Collage({ pictures, places }: Props) {
  const placed = places.map((place, index) => {
    const picture = pictures[index];
    return picture && { picture, sizes: collageSizes(place, picture) };
  });
  return (
    <ul className={classes.collage}>
      <PicturePreloads pictures={placed.slice(0, ABOVE_FOLD).flatMap((one) => one ?? [])} />
      {placed.map((one, index) => (
        <li key={String(index)} className={classes.place}>
          {one && <Picture {...one} isAboveFold={index < ABOVE_FOLD} />}
        </li>
      ))}
    </ul>
  );
}
