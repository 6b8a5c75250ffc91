/** Pictures to be checked, good and bad, none of more than a few kilobytes. */
import sharp from 'sharp';

/** With some detail, so that losing a part of it shows. */
export function samplePicture(width = 64, height = 48) {
  const pixels = Buffer.alloc(width * height * 3).map((_, i) => (i * 7919) % 251);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** As large as can be, and nothing to be seen on it. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).png();

/** Two pictures in one file. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await samplePicture(32, 64).raw().toBuffer();
  const raw = { width: 32, height: 64, channels: 3, pageHeight: 32 } as const;
  return sharp(frames, { raw }).toFormat(format).toBuffer();
}

const FRAME_HEADER = Buffer.from([0xff, 0xc0]);

/** A small JPEG that says of itself to have four thousand million pixels. */
export async function boastingJpeg(): Promise<Buffer> {
  const picture = await samplePicture().jpeg().toBuffer();
  picture.writeUInt32BE(0xffdcffdc, picture.indexOf(FRAME_HEADER) + 5);
  return picture;
}

/** A JPEG with a scratch: it can be decoded, with a warning. */
export async function scratchedJpeg(): Promise<Buffer> {
  const picture = await samplePicture().jpeg().toBuffer();
  const place = picture.indexOf(FRAME_HEADER);
  return Buffer.concat([picture.subarray(0, place), Buffer.alloc(4, 1), picture.subarray(place)]);
}
