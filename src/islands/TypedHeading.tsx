import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import Typed from 'typed.js';
import { observeOnce } from '../../plugins/light-pages';
import { BREAK } from '../model/lineBreaks';
import { Breakable } from '../ui/Breakable';
import { FittedText } from '../ui/FittedText';
import { PauseIcon, PlayIcon } from '../ui/icons';
import { SpokenAs } from '../ui/SpokenAs';
import { isolatePhones } from '../ui/TextWithPhones';
import * as classes from './TypedHeading.deferred.module.css';

interface Props {
  id: string;
  /** With `BREAK` where a line may break. */
  phrases: readonly string[];
  /** All phrases, for screen readers. */
  spoken: string;
  /** The texts of all headings of one size, whose longest word decides it. */
  headings: string;
  /** The label of the button that is pressed to pause. */
  pause: string;
}

/**
 * A heading that types its phrases in turn. Screen readers read all phrases once, not single letters. Every phrase is
 * also rendered invisibly in the same place, so that the box always fits the tallest.
 */
export function TypedHeading({ id, phrases, spoken, headings, pause }: Props) {
  const typed = useRef<HTMLSpanElement>(null);
  const mayMove = useMayMove(typed);
  const [isPaused, setPaused] = useState(false);
  // In the editor every keystroke passes a new array of the same phrases, which must not restart the typing.
  const lines = phrases.map(isolatePhones).join('\n');
  const shown = lines.split('\n');

  useEffect(() => {
    if (mayMove && !isPaused && typed.current) return typePhrases(typed.current, lines.split('\n'));
  }, [mayMove, isPaused, lines]);

  return (
    <div className={classes.row}>
      <h2 id={id} className={classes.heading}>
        <SpokenAs text={spoken}>
          <FittedText words={headings}>
            {/* With the dots between phrases that are not typed. */}
            <FittedText words={shown.join('\u00a0·\n')} isLines>
              <span className={classes.stage}>
                {shown.map((phrase) => (
                  <Fragment key={phrase}>
                    <span className={classes.phrase}>
                      <Breakable text={phrase} />
                    </span>{' '}
                  </Fragment>
                ))}
                <span className={classes.line}>
                  <span ref={typed} className={classes.typed} data-moving={mayMove && !isPaused}>
                    {shown[0]}
                  </span>
                </span>
              </span>
            </FittedText>
          </FittedText>
        </SpokenAs>
      </h2>
      <div className={classes.control}>
        {mayMove && (
          <button
            type="button"
            className={classes.button}
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
            <span className="visually-hidden">{pause}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether the element has been in view, and the visitor doesn't prefer reduced motion. */
function useMayMove(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isReduced, setReduced] = useState(true);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setReduced(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  useEffect(() => {
    if (ref.current) return observeOnce(ref.current, '5%', () => setInView(true));
  }, [ref]);
  return isInView && !isReduced;
}

/** Milliseconds per character. */
const TYPING_SPEED = 60;
const ERASING_SPEED = 30;
/** Milliseconds for which a whole phrase stays. */
const READING_TIME = 3000;

/**
 * Types phrases into an element in an endless loop, beginning with the one in it. Returns a function that stops and shows
 * the current phrase whole.
 */
function typePhrases(element: Element, phrases: string[]): () => void {
  const first = Math.max(0, phrases.indexOf(element.textContent ?? ''));
  const lines = [...phrases.slice(first), ...phrases.slice(0, first)].map(graphemesIn);
  let current = 0;
  const show = (length?: number) => {
    element.textContent = lines[current]?.slice(0, length).join('') ?? '';
  };
  show(0);
  // typed.js types and erases a dot for each character as people count them: of a phrase itself it would split emoji,
  // and obey signs such as `^100`.
  const dots = document.createElement('span');
  Object.defineProperty(dots, 'textContent', {
    get: () => '',
    set: ({ length }: string) => show(length),
  });
  const typed = new Typed(dots, {
    strings: lines.map(({ length }) => '.'.repeat(length)),
    typeSpeed: TYPING_SPEED,
    backSpeed: ERASING_SPEED,
    backDelay: READING_TIME,
    // It would keep the common start of two phrases, and not call `preStringTyped` for the second.
    smartBackspace: false,
    loop: true,
    showCursor: false,
    contentType: 'null',
    preStringTyped: (position) => {
      current = position;
    },
  });
  return () => {
    typed.destroy();
    show();
  };
}

/** A break is typed with the character after it. */
function graphemesIn(text: string): string[] {
  const graphemes =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : [...text];
  return graphemes.flatMap((grapheme, index) => {
    if (grapheme === BREAK) return [];
    return graphemes[index - 1] === BREAK ? [BREAK + grapheme] : [grapheme];
  });
}
