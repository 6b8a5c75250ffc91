import type { ReactNode } from 'react';
import { widestWord } from '../../content/letters';
import { wordStep } from '../wordStep';
import { Paragraphs } from './Paragraphs';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words?: Partial<Record<'label' | 'title' | 'text', string>>;
  /** Id of the heading, which labels the section. */
  id: string;
  /** `wordStep` of the headings that have the same size; by default only of this one. */
  word?: number | undefined;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Whether a word needs more than the column of labels; they are in capitals. */
const isLong = (label: string) => widestWord(label.toUpperCase()) > 9;

/** Without words and children, nothing. */
export function TextSection({ words = {}, id, word, children }: Props) {
  const { label = '', title = '', text = '' } = words;
  const hasWords = Boolean(label || title || text);
  if (!hasWords && !children) return null;
  return (
    <section className={classes.block} aria-labelledby={hasWords ? id : undefined}>
      {hasWords && (
        <div className={classes.words}>
          <p className={classes.label} data-long={isLong(label) || undefined}>
            {label}
          </p>
          <h2 className={classes.title} id={id} data-word={word ?? wordStep([title])} data-reveal>
            {title}
          </h2>
          <Paragraphs text={text} className={classes.text} data-reveal />
        </div>
      )}
      {children}
    </section>
  );
}
