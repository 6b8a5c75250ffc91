/** The owner's logo at the top of an Open Graph image. */
import { sizeIn } from '../content/logoSize';
import { type BrandMark, placeMark } from './brandMark';
import type { Color } from './theme';

const ROOM = { width: 360, height: 72 };
const PADDING = 12;

interface Place {
  /** Where the line starts, from the left. */
  start: number;
  /** The logo's middle, from the top. */
  middle: number;
  isRtl: boolean;
}

/** Also tells how wide it is. A logo for dark backgrounds has one here, as cards are light. */
export function cardLogo(mark: BrandMark, ground: Color, { start, middle, isRtl }: Place) {
  const { width, height } = sizeIn(mark, ROOM);
  const [x, y] = [isRtl ? start - width : start, middle - height / 2];
  const plate =
    mark.scheme === 'dark'
      ? `<rect x="${x - PADDING}" y="${y - PADDING}" width="${width + 2 * PADDING}" height="${height + 2 * PADDING}" fill="${ground.dark}"/>`
      : '';
  return { width, svg: plate + placeMark(mark, { x, y, width, height }) };
}
