import type { ReactNode } from 'react';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words: { label: string; title: string; text: string };
  /** The heading's id, which names the section. */
  id: string;
  /** Stands below the text. */
  children?: ReactNode;
}

/** Label, heading and text under a hairline, as in a printed annual. */
export function TextSection({ words, id, children }: Props) {
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.words}>
        <p className={classes.label}>{words.label}</p>
        <h2 className={classes.title} id={id} data-reveal>
          {words.title}
        </h2>
        <p className={classes.text} data-reveal>
          {words.text}
        </p>
      </div>
      {children}
    </section>
  );
}
