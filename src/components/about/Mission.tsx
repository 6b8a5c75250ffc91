import type { AboutWords } from '../../content/model';
import { Picture } from '../picture/Picture';
import * as classes from './Mission.deferred.module.css';
import { shapeOf, TEAM_SHAPES, widening } from './places';
import { TextSection } from './TextSection';

interface Props {
  words?: AboutWords['mission'];
  picture: Queries.PictureFragment;
  word?: number | undefined;
}

/** Without words, the picture alone. */
export function Mission({ words, picture, word }: Props) {
  const [wide, narrow] = TEAM_SHAPES.map((shape) => widening(shapeOf(picture), shape));
  const share = (part: number, factor = 1) => `${Math.round(part * factor)}vw`;
  const sizes = `(min-width: 72rem) ${share(85, wide)}, (min-width: 48rem) ${share(95, wide)}, ${share(95, narrow)}`;
  return (
    <TextSection words={words} id="mission" word={word}>
      <div className={classes.picture} data-reveal>
        <Picture picture={picture} sizes={sizes} least={500} />
      </div>
    </TextSection>
  );
}
