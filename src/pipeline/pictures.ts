/** The files from which gatsby-plugin-image makes a picture's sizes and formats. */
import { parse } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp, { type Region } from 'sharp';
import { readPicture } from '../files/files';
import type { TargetSize } from '../model/pictureSize';
import { parseFocus } from '../model/pictures';
import type { Picture } from '../model/viewData';

/** The breakpoints of `pictureFragment`. */
const WIDTHS = [288, 344, 480, 688, 864, 1120, 1600];

/** Resolves with the node's id. */
export async function createPictureFile(
  root: string,
  { file, focus }: Picture,
  target: TargetSize,
  { actions, createNodeId, getCache }: NodePluginArgs,
): Promise<{ file?: string; isOpaque: boolean }> {
  if (!file) return { isOpaque: true };
  const { name, ext } = parse(file);
  const original = readPicture(root, file);
  const buffer = await preparePicture(original, target, focus);
  const { hasAlpha } = await sharp(buffer).metadata();
  const node = await createFileNodeFromBuffer({
    buffer,
    name: publishedName(name),
    ext: buffer === original ? ext : hasAlpha ? '.png' : '.jpg',
    getCache,
    createNode: actions.createNode,
    createNodeId,
  });
  return { file: node.id, isOpaque: !hasAlpha };
}

/**
 * A part of addresses; the original may have any name. Short, as systems allow few bytes for a name, and Gatsby adds to it;
 * if it can't write a file, it still ends without a failure.
 */
export const publishedName = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]+/gu, '-')].slice(0, 40).join('');

/**
 * A picture as Gatsby can use it: upright, as Gatsby measures before it turns; cropped to the range of shapes in which it
 * is shown; and no larger than a screen with two pixels per CSS pixel needs, as Gatsby would make larger files. `focus` is
 * as in the content.
 */
export async function preparePicture(
  original: Buffer,
  { aspectRatios, width: shownWidth = Number.POSITIVE_INFINITY }: TargetSize,
  focus?: string,
): Promise<Buffer> {
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(original).metadata();
  const aspectRatio = autoOrient.width / autoOrient.height;
  const wanted = aspectRatios.length
    ? Math.min(Math.max(aspectRatio, Math.min(...aspectRatios)), Math.max(...aspectRatios))
    : aspectRatio;
  const region = cropAround(autoOrient, wanted, focus);
  // A picture wider than its slot fills its height.
  const needed = 2 * shownWidth * Math.max(1, wanted / (aspectRatios[0] ?? wanted));
  const width = WIDTHS.find((breakpoint) => breakpoint >= needed);
  const isLarger = width !== undefined && region.width > width;
  if (orientation === 1 && wanted === aspectRatio && !isLarger) return original;
  const upright = sharp(original).autoOrient();
  // Extracting keeps sharp from shrinking while it loads; results are sharper, and larger, than Gatsby's.
  const cut = wanted === aspectRatio ? upright : upright.extract(region);
  const prepared = isLarger ? cut.resize(width) : cut;
  return hasAlpha
    ? prepared.png().toBuffer()
    : prepared.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The part of a PNG that is not transparent. */
export async function visiblePart(png: Buffer): Promise<Region> {
  const alpha = await sharp(png).extractChannel('alpha').png().toBuffer();
  const { info } = await sharp(alpha)
    .trim({ background: '#000', threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
}

/** the largest part of this shape (width divided by height), cut as CSS's `object-position` would. */
export function cropAround(
  size: { width: number; height: number },
  aspectRatio: number,
  focus?: string,
): Region {
  const width = Math.min(size.width, Math.round(size.height * aspectRatio));
  const height = Math.min(size.height, Math.round(size.width / aspectRatio));
  const { x, y } = parseFocus(focus);
  return {
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
    width,
    height,
  };
}
