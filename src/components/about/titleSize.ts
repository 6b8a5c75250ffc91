import { lineLength, widestWord } from '../../content/letters';

/** The widest word that fits a phone in each size, in ems; see Title.module.css. */
const sizes = [
  ['short', 5.6],
  ['medium', 6.95],
  ['long', 9.6],
  ['longer', 11.8],
] as const;

/** Of a line up to 22 letters; a longer line wraps between words. */
const LETTER = 0.4075;

/** Chooses the title's size by its widest word and its longest line. */
export function titleSize(lines: string[]): (typeof sizes)[number][0] | 'longest' {
  const line = Math.min(22, Math.max(...lines.map(lineLength))) * LETTER;
  const width = Math.max(line, ...lines.map(widestWord));
  return sizes.find(([, most]) => width <= most)?.[0] ?? 'longest';
}
