/** The files from which gatsby-plugin-image makes a picture's sizes and formats. */
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { pictureFile } from '../../model/pictures';
import { preparePicture } from './preparePicture';

export interface Picture {
  /** As in the content: `/pictures/lighthouse.jpg`. */
  file?: string;
  focus?: string;
}

/** `shapes` are those of the places in which it is cropped: width divided by height. Resolves with the node's id. */
export async function createPictureFile(
  root: string,
  { file, focus }: Picture,
  shapes: number[],
  { actions, createNodeId, getCache }: NodePluginArgs,
): Promise<{ file?: string; isOpaque: boolean }> {
  if (!file) return { isOpaque: true };
  const { name, ext } = parse(file);
  const original = await readFile(join(root, pictureFile(file)));
  const picture = { bytes: original, extension: ext };
  const { bytes, extension } = await preparePicture(picture, shapes, focus);
  const node = await createFileNodeFromBuffer({
    buffer: bytes,
    // Becomes a part of addresses; the original may have any name.
    name: name.replace(/[^\p{L}\p{N}]+/gu, '-'),
    ext: extension,
    getCache,
    createNode: actions.createNode,
    createNodeId,
  });
  // Statistics are slow: they decode the picture.
  const { hasAlpha } = await sharp(bytes).metadata();
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return { file: node.id, isOpaque };
}
