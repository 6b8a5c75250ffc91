import sharp from 'sharp';

/** Where a picture is cut: its middle from side to side, and a little above it, where faces are. */
const FOCUS = { x: 0.5, y: 0.4 };

export interface PreparedPicture {
  bytes: Buffer;
  /** With a dot. */
  extension: string;
}

/**
 * A picture as Gatsby can use it: turned upright, as Gatsby measures it before it turns it, and cut until its shape is
 * between those of its place on wide and on narrow screens (width divided by height). The rest would never show.
 */
export async function preparePicture(
  { bytes, extension }: PreparedPicture,
  shapes: number[],
): Promise<PreparedPicture> {
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const shape = width / height;
  const wanted = shapes.length
    ? Math.min(Math.max(shape, Math.min(...shapes)), Math.max(...shapes))
    : shape;
  if (orientation === 1 && wanted === shape) return { bytes, extension };
  const size =
    wanted < shape
      ? { width: Math.round(height * wanted), height }
      : { width, height: Math.round(width / wanted) };
  const cut = sharp(bytes)
    .autoOrient()
    .extract({
      left: Math.round((width - size.width) * FOCUS.x),
      top: Math.round((height - size.height) * FOCUS.y),
      ...size,
    });
  return hasAlpha
    ? { bytes: await cut.png().toBuffer(), extension: '.png' }
    : {
        bytes: await cut.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
        extension: '.jpg',
      };
}
