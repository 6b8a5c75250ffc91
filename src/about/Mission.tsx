import { Picture } from '../components/picture/Picture';
import type { AboutWords } from '../content/model';
import { Block } from './Block';
import * as classes from './Mission.deferred.module.css';

interface Props {
  words: AboutWords['mission'];
  picture: Queries.PictureFragment;
}

export function Mission({ words, picture }: Props) {
  return (
    <Block words={words} id="mission">
      <div className={classes.picture} data-reveal>
        <Picture picture={picture} alt={words.picture} sizes="(min-width: 72rem) 85vw, 95vw" />
      </div>
    </Block>
  );
}
