import type { ReactNode } from 'react';
import { Paragraphs } from './Paragraphs';
import * as classes from './TextSection.deferred.module.css';

interface Props {
  words?: Partial<Record<'label' | 'title' | 'text', string>>;
  /** Id of the heading, which labels the section. */
  id: string;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Without words and children, nothing. */
export function TextSection({ words: { label, title, text = '' } = {}, id, children }: Props) {
  const hasWords = Boolean(label || title || text);
  if (!hasWords && !children) return null;
  return (
    <section className={classes.block} aria-labelledby={hasWords ? id : undefined}>
      {hasWords && (
        <div className={classes.words}>
          <p className={classes.label}>{label}</p>
          <h2 className={classes.title} id={id} data-reveal>
            {title}
          </h2>
          <Paragraphs text={text} className={classes.text} data-reveal />
        </div>
      )}
      {children}
    </section>
  );
}
