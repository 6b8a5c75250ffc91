import { FittedText } from '../../client/FittedText';
import type { Words } from '../../model/model';
import * as classes from './NotFound.deferred.module.css';

interface Props {
  words: Words['notFound'];
  aboutPath: string;
}

export function NotFound({ words, aboutPath }: Props) {
  return (
    <section className={classes.block}>
      <h1>
        <FittedText words={words.title}>{words.title}</FittedText>
      </h1>
      <p className={classes.text}>{words.text}</p>
      <p>
        <a className={classes.link} href={aboutPath}>
          {words.link}
        </a>
      </p>
    </section>
  );
}
