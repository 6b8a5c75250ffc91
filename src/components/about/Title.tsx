import type { AboutWords } from '../../content/model';
import * as classes from './Title.module.css';
import { titleSize } from './titleSize';

export function Title({ words }: { words: AboutWords['title'] }) {
  const { first, second, third, intro } = words;
  return (
    <section className={classes.block}>
      <h1 className={classes.title} data-length={titleSize([first, second, third])}>
        <span>{first}</span> <em>{second}</em> <span>{third}</span>
      </h1>
      <p className={classes.intro}>{intro}</p>
    </section>
  );
}
