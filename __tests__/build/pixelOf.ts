import sharp from 'sharp';

/** Of a pixel: red, green, blue and how opaque it is. */
export async function pixelOf(png: Buffer, left: number, top: number): Promise<number[]> {
  const one = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(one).raw().toBuffer())];
}
