import { FittedText } from '../../client/FittedText';
import type { AboutWords } from '../../model/model';
import { displayLength } from '../../model/texts';
import { Paragraphs } from './TextSection';
import * as classes from './Title.module.css';

export function Title({ words }: { words: AboutWords['title'] }) {
  const { first, second, third, intro } = words;
  const lines = [first, second, third];
  return (
    <section className={classes.block}>
      <h1 className={classes.title} data-length={lengthOf(lines)}>
        <FittedText words={lines.join(' ')}>
          <span className={classes.line}>{first}</span> <em className={classes.line}>{second}</em>{' '}
          <span className={classes.line}>{third}</span>
        </FittedText>
      </h1>
      <Paragraphs text={intro} className={classes.intro} />
    </section>
  );
}

/** Of the longest line, which is to fit on a phone in one piece; one of more than 22 letters wraps. */
function lengthOf(lines: string[]): 'short' | 'medium' | 'long' {
  const letters = Math.max(...lines.map(displayLength));
  if (letters <= 13) return 'short';
  return letters <= 17 ? 'medium' : 'long';
}
