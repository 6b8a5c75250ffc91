import type { ReactNode } from 'react';
import { Paragraphs } from './Paragraphs';
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
        <Paragraphs text={words.text} className={classes.text} data-reveal />
      </div>
      {children}
    </section>
  );
}
