/** Types phrases into an element, one after the other, without end. */
import Typed from 'typed.js';

/** Milliseconds a character. */
const TYPING_SPEED = 60;
const ERASING_SPEED = 30;
/** How long a whole phrase stays to be read, in milliseconds. */
const READING_TIME = 3000;

export interface Typing {
  /** Leaves the phrase that was being typed, whole, and says which one it is. */
  stop: () => number;
}

/** Begins with the phrase at `from`. */
export function typePhrases(element: Element, phrases: readonly string[], from: number): Typing {
  const inTurn = phrases.map((_, i) => phrases[(from + i) % phrases.length] ?? '');
  let current = 0;
  // Typed would take what stands there for one more phrase.
  element.textContent = '';
  const typed = new Typed(element, {
    strings: inTurn,
    typeSpeed: TYPING_SPEED,
    backSpeed: ERASING_SPEED,
    backDelay: READING_TIME,
    // It would keep what two phrases begin with, and then not say that the next one has begun.
    smartBackspace: false,
    loop: true,
    showCursor: false,
    // Plain text: markup in a phrase is shown, not read.
    contentType: 'null',
    preStringTyped: (position) => {
      current = position;
    },
  });
  return {
    stop: () => {
      typed.destroy();
      element.textContent = inTurn[current] ?? '';
      return (from + current) % phrases.length;
    },
  };
}
