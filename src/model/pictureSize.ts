/** The shapes and sizes in which the page shows the pictures of `content/about.json`, and the least size for each place. */
import { say } from './messages';
import {
  COLLAGE_WIDTH,
  type CollageSlot,
  PORTRAIT_RATIO,
  ratiosOf,
  SECTION_RATIOS,
  SERVICE_RATIO,
  type Size,
} from './pictures';
import type { Path } from './texts';

/** How a picture is shown. */
export interface TargetSize {
  /** Width divided by height: on wide and on narrow screens. None if it is shown in its own shape. */
  aspectRatios: number[];
  /** In CSS pixels, where the page is widest. By default, it may be as wide as the screen. */
  width?: number;
}

/** In CSS pixels, with a third pixel for phones. */
const PORTRAIT_WIDTH = 170;
/** In CSS pixels, in two columns. */
const SERVICE_WIDTH = 560;

/** Of the picture at a path such as `collage[1]`; `collage` is the look's. */
export function targetSizeAt([group, index]: Path, collage: readonly CollageSlot[]): TargetSize {
  if (group === 'map') return { aspectRatios: [] };
  if (group === 'people') return { aspectRatios: [PORTRAIT_RATIO], width: PORTRAIT_WIDTH };
  if (group === 'services') return { aspectRatios: [SERVICE_RATIO], width: SERVICE_WIDTH };
  const slot = group === 'collage' ? collage[Number(index)] : undefined;
  if (!slot) return { aspectRatios: [...SECTION_RATIOS] };
  return { aspectRatios: ratiosOf(slot), width: (slot.wide[2] / 12) * COLLAGE_WIDTH * 16 };
}

/** Wide screens show a part of this size with two pixels per CSS pixel. Without a shape of its place, `own` is the shape. */
export function leastSize(minWidth: number, target: TargetSize, own: Size): Size {
  const { aspectRatios, width = Number.POSITIVE_INFINITY } = target;
  const [ratio] = aspectRatios;
  if (ratio === undefined)
    return { width: minWidth, height: Math.round((minWidth * own.height) / own.width) };
  return { width: minWidth, height: Math.round(Math.min(minWidth, 2 * width) / ratio) };
}

/** Why a picture would look blurred at its place; empty if it would not. */
export function sizeProblem(size: Size, minWidth: number, target: TargetSize): string {
  const least = leastSize(minWidth, target, size);
  if (size.width >= least.width && size.height >= least.height) return '';
  return say('smallPicture', { size: formatSize(size), least: formatSize(least) });
}

export const formatSize = ({ width, height }: Size): string => `${width} × ${height}`;
