import * as classes from './Intro.deferred.module.css';
import { Paragraphs } from './Paragraphs';

/** The second intro, after the pictures; `Title` has the first. */
export function Intro({ text }: { text: string }) {
  return (
    <section className={classes.block}>
      <Paragraphs text={text} className={classes.text} data-reveal />
    </section>
  );
}
