import type { ReactNode } from 'react';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words: { label: string; title: string; text: string };
  /** Id of the heading, which labels the section. */
  id: string;
  /** Rendered below the text. */
  children?: ReactNode;
}

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
