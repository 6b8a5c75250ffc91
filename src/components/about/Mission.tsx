import type { AboutWords } from '../../content/model';
import { Picture } from '../picture/Picture';
import * as classes from './Mission.deferred.module.css';
import { TextSection } from './TextSection';

interface Props {
  words: AboutWords['mission'];
  picture: Queries.PictureFragment;
}

export function Mission({ words, picture }: Props) {
  return (
    <TextSection words={words} id="mission">
      <div className={classes.picture} data-reveal>
        <Picture picture={picture} sizes="(min-width: 72rem) 85vw, 95vw" />
      </div>
    </TextSection>
  );
}
