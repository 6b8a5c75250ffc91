import sharp from 'sharp';
import { cropAround } from './cropAround';

export interface PreparedPicture {
  bytes: Buffer;
  /** With a dot. */
  extension: string;
}

/**
 * A picture as Gatsby can use it: turned upright, as Gatsby measures it before it turns it, and cut until its shape is
 * between those of its place on wide and on narrow screens (width divided by height). The rest would never show.
 * `focus` is as in the content.
 */
export async function preparePicture(
  { bytes, extension }: PreparedPicture,
  shapes: number[],
  focus?: string,
): Promise<PreparedPicture> {
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const shape = width / height;
  const wanted = shapes.length
    ? Math.min(Math.max(shape, Math.min(...shapes)), Math.max(...shapes))
    : shape;
  if (orientation === 1 && wanted === shape) return { bytes, extension };
  const cut = sharp(bytes)
    .autoOrient()
    .extract(cropAround(autoOrient, wanted, focus));
  return hasAlpha
    ? { bytes: await cut.png().toBuffer(), extension: '.png' }
    : {
        bytes: await cut.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
        extension: '.jpg',
      };
}
