import { useRef } from 'react';
import { PauseIcon, PlayIcon } from '../icons';
import * as classes from './TypedHeading.deferred.module.css';
import { useTypedPhrases } from './useTypedPhrases';

interface Props {
  id: string;
  phrases: readonly string[];
  /** Their `wordStep`. */
  word?: number | undefined;
  /** The button's label while the heading moves, and while it is paused. */
  pause: string;
  resume: string;
}

/**
 * A heading that types its phrases in turn. Screen readers read all phrases once, not single letters. Every phrase is
 * also rendered invisibly in the same place, so that the box always fits the tallest.
 */
export function TypedHeading({ id, phrases, word, pause, resume }: Props) {
  const typed = useRef<HTMLSpanElement>(null);
  const { canPause, isPaused, toggle } = useTypedPhrases(typed, phrases);
  return (
    <div className={classes.row}>
      <h2 id={id} className={classes.heading} data-word={word}>
        <span className="visually-hidden">{phrases.join('. ')}</span>
        <span className={classes.stage} aria-hidden="true">
          {phrases.map((phrase) => (
            <span key={phrase} className={classes.phrase}>
              {phrase}
            </span>
          ))}
          <span className={classes.line}>
            <span ref={typed} className={classes.typed} data-moving={canPause && !isPaused}>
              {phrases[0]}
            </span>
          </span>
        </span>
      </h2>
      <div className={classes.control}>
        {canPause && (
          <button type="button" className={classes.button} onClick={toggle}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
            <span className="visually-hidden">{isPaused ? resume : pause}</span>
          </button>
        )}
      </div>
    </div>
  );
}
