/** The site's icons. */
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFile } from '../files/files';
import type { LoadedContent } from '../files/read';
import type { Design } from '../looks/design';
import { designOf } from '../looks/designs';
import { type Brand, plate, readBrand } from './brand';

/** `share` is the mark's of a side. Around it is the look's background; one with share 1 has none. */
const icons = [
  { path: '/icons/192.png', size: 192, share: 1 },
  { path: '/icons/512.png', size: 512, share: 1 },
  { path: '/icons/apple-touch.png', size: 180, share: 0.7 },
];

export async function writeIcons(output: string, content: LoadedContent): Promise<void> {
  const design = designOf(content);
  const brand = await readBrand(content, design);
  for (const icon of icons) writeFile(join(output, icon.path), await drawIcon(design, icon, brand));
}

/** Returns a PNG. A logo that can't be seen on every background has one, as the icon's place is unknown. */
export async function drawIcon(
  design: Design,
  { size, share }: { size: number; share: number },
  { light: { scheme }, trimmed }: Brand,
): Promise<Buffer> {
  const isBare = share === 1;
  const side = Math.round(size * (isBare && scheme ? 5 / 6 : share));
  const color = isBare && !scheme ? 'none' : design.colors.background[scheme ?? 'light'];
  const square = { width: size, height: size };
  const ground = plate(square, color, isBare ? design : { ...design, brandCorners: 0 });
  const input = await sharp(trimmed)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp(ground).composite([{ input }]).png().toBuffer();
}
