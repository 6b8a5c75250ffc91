import { countLetters } from '../../content/letters';

type TitleSize = 'short' | 'medium' | 'long' | 'longest';

/**
 * Chooses the title's size by its longest line. Title.module.css leaves room for wide letters. A line over 22 letters
 * wraps between words, so for it only the longest word counts.
 */
export function titleSize(lines: string[]): TitleSize {
  const longestWord = Math.max(...lines.flatMap((line) => line.split(' ')).map(countLetters));
  const longestLine = Math.max(...lines.map(countLetters));
  const letters = Math.max(longestWord, Math.min(longestLine, 22));
  if (letters <= 13) return 'short';
  if (letters <= 17) return 'medium';
  return letters <= 22 ? 'long' : 'longest';
}
