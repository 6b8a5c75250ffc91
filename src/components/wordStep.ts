import './words.deferred.css';
import { widestWord } from '../content/letters';

/** Headings have room for such a word at their usual size, in ems. */
const USUAL = 5.6;
/** As in the stylesheet; `src/content/kinds.ts` allows no wider word. */
const steps = [7, 8.5, 10, 12, 14];

/** The `data-word` of headings with these texts: the width of their widest word in ems, unless it fits anyway. */
export function wordStep(texts: readonly string[]): number | undefined {
  const width = Math.max(...texts.map(widestWord));
  return width > USUAL ? (steps.find((step) => width <= step) ?? steps.at(-1)) : undefined;
}
