import * as classes from './Intro.deferred.module.css';

/** The second intro, after the pictures; `Title` has the first. */
export function Intro({ text }: { text: string }) {
  return (
    <section className={classes.block}>
      <p className={classes.text} data-reveal>
        {text}
      </p>
    </section>
  );
}
