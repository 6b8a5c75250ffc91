import * as classes from './Intro.deferred.module.css';

/** The second intro: one paragraph in large type, with air around it. */
export function Intro({ text }: { text: string }) {
  return (
    <section className={classes.block}>
      <p className={classes.text} data-reveal>
        {text}
      </p>
    </section>
  );
}
