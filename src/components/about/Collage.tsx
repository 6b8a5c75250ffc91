import { COLLAGE_WIDTH, type CollageSlot, ratiosOf } from '../../model/pictures';
import { cropFactors, Picture } from '../../ui/Picture';
import * as classes from './Collage.module.css';

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

interface Props {
  pictures: readonly Queries.PictureFragment[];
  /** The look's, one for each picture. */
  slots: readonly CollageSlot[];
}

export function Collage({ pictures, slots }: Props) {
  return (
    <ul className={classes.collage}>
      {slots.map((slot, index) => {
        const picture = pictures[index];
        return (
          <li key={String(index)} className={classes.slot} data-slot={index}>
            {picture && (
              <Picture
                picture={picture}
                sizes={sizesAt(slot, picture)}
                isAboveFold={index < ABOVE_FOLD}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** On wide screens, files are a bit wider than their slots: losses are seen best where pixels are shown one to one. */
const DENSITY_MARGIN = 1.05;

function sizesAt(slot: CollageSlot, picture: Queries.PictureFragment): string {
  const [wide, narrow] = cropFactors(picture, ratiosOf(slot));
  const wideShare = (slot.wide[2] / 12) * wide * DENSITY_MARGIN;
  const narrowShare = (slot.narrow[2] / 12) * narrow;
  return [
    `(min-width: 92rem) ${Math.round(wideShare * COLLAGE_WIDTH)}rem`,
    `(min-width: 48rem) ${Math.round(wideShare * 91)}vw`,
    `${Math.round(narrowShare * 100)}vw`,
  ].join(', ');
}
