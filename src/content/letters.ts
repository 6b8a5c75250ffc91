/** Lengths of texts as they look on the page. */

/** Counts a letter with its accents as one. */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
}

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu;

/** The letters of the longest word; wide ones, such as Japanese ones, count twice. */
export function longestWord(text: string): number {
  const words = text.normalize('NFC').split(/[\s\p{Pd}]/u);
  return Math.max(...words.map((word) => countLetters(word) + (word.match(WIDE)?.length ?? 0)));
}
