import Typed from 'typed.js';

/** Milliseconds per character. */
const TYPING_SPEED = 60;
const ERASING_SPEED = 30;
/** Milliseconds for which a whole phrase stays. */
const READING_TIME = 3000;

/**
 * Types phrases into an element in an endless loop, beginning with the one at index `from`. Returns a function that
 * stops, shows the current phrase as a whole, and returns its index.
 */
export function typePhrases(
  element: Element,
  phrases: readonly string[],
  from: number,
): () => number {
  const inTurn = phrases.map((_, i) => phrases[(from + i) % phrases.length] ?? '');
  let current = 0;
  // typed.js would treat the present text as one more phrase.
  element.textContent = '';
  const typed = new Typed(element, {
    strings: inTurn,
    typeSpeed: TYPING_SPEED,
    backSpeed: ERASING_SPEED,
    backDelay: READING_TIME,
    // It would keep the common start of two phrases, and not call `preStringTyped` for the second.
    smartBackspace: false,
    loop: true,
    showCursor: false,
    // Plain text: shows markup in a phrase instead of interpreting it.
    contentType: 'null',
    preStringTyped: (position) => {
      current = position;
    },
  });
  return () => {
    typed.destroy();
    element.textContent = inTurn[current] ?? '';
    return (from + current) % phrases.length;
  };
}
