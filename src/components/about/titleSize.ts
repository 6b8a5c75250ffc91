export type TitleSize = 'short' | 'medium' | 'long' | 'longest';

/**
 * The size of the title follows its longest line. Title.module.css leaves room for wide letters; a
 * line over 22 characters wraps between words, so there only its longest word counts.
 */
export function titleSize(lines: string[]): TitleSize {
  const longestWord = Math.max(...lines.flatMap((line) => line.split(' ')).map(lettersIn));
  const longestLine = Math.max(...lines.map(lettersIn));
  const letters = Math.max(longestWord, Math.min(longestLine, 22));
  if (letters <= 13) return 'short';
  if (letters <= 17) return 'medium';
  return letters <= 22 ? 'long' : 'longest';
}

/** An accent belongs to its letter. */
function lettersIn(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
}
