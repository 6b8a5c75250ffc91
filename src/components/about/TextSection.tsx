import type { ReactNode } from 'react';
import { widestWord } from '../../content/letters';
import { wordStep } from '../wordStep';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words: { label: string; title: string; text: string };
  /** Id of the heading, which labels the section. */
  id: string;
  /** `wordStep` of the headings that have the same size; by default only of this one. */
  word?: number | undefined;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Whether a word needs more than the column of labels; they are in capitals. */
const isLong = (label: string) => widestWord(label.toUpperCase()) > 9;

export function TextSection({ words, id, word = wordStep([words.title]), children }: Props) {
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.words}>
        <p className={classes.label} data-long={isLong(words.label) || undefined}>
          {words.label}
        </p>
        <h2 className={classes.title} id={id} data-word={word} data-reveal>
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
