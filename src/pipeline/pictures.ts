/** The files from which gatsby-plugin-image makes a picture's sizes and formats. */
import { parse } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp, { type Region } from 'sharp';
import { readPicture } from '../files/files';
import type { Picture } from '../model/pageData';
import { parseFocus } from '../model/pictures';

/** The place of a picture. */
export interface Room {
  /** Width divided by height: on wide and on narrow screens. None if the place takes the picture's shape. */
  shapes: number[];
  /** In CSS pixels, where the page is widest. By default, it may be as wide as the screen. */
  width?: number;
}

/** The breakpoints of `pictureFragment`. */
const WIDTHS = [288, 344, 480, 656, 864, 1120, 1600];

/** Resolves with the node's id. */
export async function createPictureFile(
  root: string,
  { file, focus }: Picture,
  room: Room,
  { actions, createNodeId, getCache }: NodePluginArgs,
): Promise<{ file?: string; isOpaque: boolean }> {
  if (!file) return { isOpaque: true };
  const { name, ext } = parse(file);
  const original = readPicture(root, file);
  const buffer = await preparePicture(original, room, focus);
  const { hasAlpha } = await sharp(buffer).metadata();
  const node = await createFileNodeFromBuffer({
    buffer,
    // Becomes a part of addresses; the original may have any name.
    name: name.replace(/[^\p{L}\p{N}]+/gu, '-'),
    ext: buffer === original ? ext : hasAlpha ? '.png' : '.jpg',
    getCache,
    createNode: actions.createNode,
    createNodeId,
  });
  return { file: node.id, isOpaque: !hasAlpha };
}

/**
 * A picture as Gatsby can use it: turned upright, as Gatsby measures it before it turns it, cut until its shape is
 * between those of its place, as the rest would never show, and no larger than a screen with two pixels per CSS pixel
 * needs, as Gatsby would make larger files. `focus` is as in the content.
 */
export async function preparePicture(
  original: Buffer,
  { shapes, width: shownWidth = Number.POSITIVE_INFINITY }: Room,
  focus?: string,
): Promise<Buffer> {
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(original).metadata();
  const shape = autoOrient.width / autoOrient.height;
  const wanted = shapes.length
    ? Math.min(Math.max(shape, Math.min(...shapes)), Math.max(...shapes))
    : shape;
  const region = cropAround(autoOrient, wanted, focus);
  // A picture wider than its place fills its height.
  const needed = 2 * shownWidth * Math.max(1, wanted / (shapes[0] ?? wanted));
  const width = WIDTHS.find((one) => one >= needed);
  const isLarger = width !== undefined && region.width > width;
  if (orientation === 1 && wanted === shape && !isLarger) return original;
  const upright = sharp(original).autoOrient();
  // Cutting makes sharp read every pixel, so that it scales less softly than Gatsby, into larger files.
  const cut = wanted === shape ? upright : upright.extract(region);
  const prepared = isLarger ? cut.resize(width) : cut;
  return hasAlpha
    ? prepared.png().toBuffer()
    : prepared.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The largest part of this shape (width divided by height), cut as CSS's `object-position` would. */
export function cropAround(
  size: { width: number; height: number },
  shape: number,
  focus?: string,
): Region {
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
