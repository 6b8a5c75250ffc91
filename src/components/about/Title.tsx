import type { AboutWords } from '../../content/model';
import { Paragraphs } from './Paragraphs';
import * as classes from './Title.module.css';
import { titleSize } from './titleSize';

export function Title({ words }: { words: AboutWords['title'] }) {
  const { first, second, third, intro } = words;
  return (
    <section className={classes.block}>
      <h1 className={classes.title} data-length={titleSize([first, second, third])}>
        <span>{first}</span> <em>{second}</em> <span>{third}</span>
      </h1>
      <Paragraphs text={intro} className={classes.intro} />
    </section>
  );
}
