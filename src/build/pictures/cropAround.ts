import type { Region } from 'sharp';
import { parseFocus } from '../../model/pictures';

export interface Size {
  width: number;
  height: number;
}

/** The largest part of this shape (width divided by height), cut as CSS's `object-position` would. */
export function cropAround(size: Size, shape: number, focus?: string): Region {
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const { x, y } = parseFocus(focus);
  return {
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
    width,
    height,
  };
}
