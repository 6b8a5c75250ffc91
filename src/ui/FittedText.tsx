import type { ReactNode } from 'react';
import * as classes from './FittedText.module.css';

interface Props {
  /** The words that have to fit, or with `isLines` the lines. */
  words: string;
  isLines?: boolean;
  children: ReactNode;
}

/**
 * The text of a heading: of the heading's own size, or so much smaller that the longest word fits in a line, down to the
 * size of the page's text. Needs no script and no widths of letters, so that it is right in every script and font. The
 * heading sets `--tracking` instead of `letter-spacing`.
 *
 * With `isLines`, so much smaller that the longest line fits, down to `--size-least`, or else the size of headings.
 */
export function FittedText({ words, isLines, children }: Props) {
  return (
    <span className={classes.words} data-words={words} data-lines={isLines}>
      <span className={classes.rest}>
        <span className={classes.text}>{children}</span>
      </span>
    </span>
  );
}
