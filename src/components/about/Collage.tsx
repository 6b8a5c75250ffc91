import { Picture, PicturePreloads } from '../picture/Picture';
import * as classes from './Collage.module.css';

/** Width of each picture in the twelve columns of Collage.module.css, on wide and on narrow screens. */
const columns = [
  { wide: 7, narrow: 11 },
  { wide: 4, narrow: 5 },
  { wide: 4, narrow: 8 },
  { wide: 3, narrow: 6 },
  { wide: 4, narrow: 4 },
  { wide: 8, narrow: 11 },
];

const sizes = columns.map(({ wide, narrow }) => {
  const share = (part: number, whole: number) => Math.round((part / 12) * whole);
  return `(min-width: 92rem) ${share(wide, 83)}rem, (min-width: 48rem) ${share(wide, 91)}vw, ${share(narrow, 100)}vw`;
});

/** How many pictures are above the fold. */
const ABOVE_FOLD = 2;

export function Collage({ pictures }: { pictures: readonly Queries.PictureFragment[] }) {
  return (
    <ul className={classes.collage}>
      <PicturePreloads
        pictures={sizes
          .slice(0, ABOVE_FOLD)
          .map((size, i) => ({ picture: pictures[i], sizes: size }))}
      />
      {sizes.map((size, index) => {
        const picture = pictures[index];
        return (
          <li key={size} className={classes.place}>
            {picture && <Picture picture={picture} sizes={size} isAboveFold={index < ABOVE_FOLD} />}
          </li>
        );
      })}
    </ul>
  );
}
