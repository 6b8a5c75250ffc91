/** Compares screenshots. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Color, contrast } from './contrast';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Counts the pixels that have a contrast of 3:1 or more only because of an element's style. */
export async function countContrastingPixels(
  page: Page,
  box: Box,
  element: Locator,
  style: { property: string; without: string },
): Promise<number> {
  const clip = around(box, 8);
  const painted = await pixels(await page.screenshot({ clip }));
  await element.evaluate(
    (target, { property, without }) => target.style.setProperty(property, without, 'important'),
    style,
  );
  const bare = await pixels(await page.screenshot({ clip }));
  await element.evaluate(
    (target, property) => target.style.removeProperty(property),
    style.property,
  );
  return painted.filter((color, i) => contrast(color, bare[i] ?? color) >= 3).length;
}

/** In whole pixels, within the top left corner of the viewport. */
function around(box: Box, room: number): Box {
  const x = Math.max(0, Math.floor(box.x - room));
  const y = Math.max(0, Math.floor(box.y - room));
  const right = Math.ceil(box.x + box.width + room);
  const bottom = Math.ceil(box.y + box.height + room);
  return { x, y, width: right - x, height: bottom - y };
}

async function pixels(picture: Buffer): Promise<Color[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) => [
    ...data.subarray(i * info.channels, (i + 1) * info.channels),
  ]);
}
