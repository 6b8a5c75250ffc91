import type { Translation } from '../../content/model';
import { wordStep } from '../wordStep';
import * as classes from './NotFound.deferred.module.css';

interface Props {
  words: Translation['page']['notFound'];
  aboutPath: string;
}

export function NotFound({ words, aboutPath }: Props) {
  return (
    <section className={classes.block}>
      <h1 data-word={wordStep([words.title])}>{words.title}</h1>
      <p className={classes.text}>{words.text}</p>
      <p>
        <a className={classes.link} href={aboutPath}>
          {words.link}
        </a>
      </p>
    </section>
  );
}
