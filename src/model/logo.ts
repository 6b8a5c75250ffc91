/** What the build and the editor know of a logo: its size on the page, and what may be wrong with its file. */
import { MIN_LOGO } from './kinds';
import type { Message } from './problem';

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels; a narrow phone has it next to the language switcher. */
export const HEADER_ROOM: Size = { width: 150, height: 44 };

/** Whether it takes the place of the name, which such logos contain. */
export const isWide = ({ width, height }: Size) => width >= 2 * height;

/** The largest size in a box, in whole units. */
export function sizeIn({ width, height }: Size, box: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Of the sides: a longer one could not be read in the header. */
const MAX_RATIO = 8;
/** In bytes: it loads with each page. */
const MAX_SVG = 200_000;

/** Why a file can't be the logo. `size` is undefined if it can't be drawn; `svg` is the text of an SVG. */
export function logoProblem(size: Size | undefined, svg?: string): Message | undefined {
  if (!size)
    return {
      problem: 'is not a picture or is damaged',
      fix: 'Export the logo again as SVG or PNG.',
    };
  const { width, height } = size;
  if (svg === undefined && Math.max(width, height) < MIN_LOGO)
    return {
      problem: `has ${width} × ${height} pixels instead of at least ${MIN_LOGO} on the longer side`,
      fix: 'It would look blurred. Use a larger one, or an SVG.',
    };
  if (svg && /<(\w+:)?text\b/i.test(svg))
    return {
      problem: 'has text in a font that visitors may not have',
      fix: 'Convert the text to paths (also called outlines or curves), and export the logo again.',
    };
  if (svg && svg.length > MAX_SVG)
    return {
      problem: `has more than ${MAX_SVG / 1000} kB`,
      fix: 'Simplify its paths, or use a PNG.',
    };
  if (Math.max(width / height, height / width) > MAX_RATIO)
    return {
      problem: `has one side more than ${MAX_RATIO} times as long as the other`,
      fix: 'Use a less narrow version, such as one with the words below each other.',
    };
  return undefined;
}
