import sharp from 'sharp';
import { DRAWN_LOGO } from '../model/logo';

/** Draws the logo as the PNG from which the header, icons and cards are made. Throws if the file can't be decoded. */
export const drawLogo = (file: Buffer): Promise<Buffer> =>
  // An SVG is drawn at this size, however many units it has.
  sharp(file, { failOn: 'warning', limitInputPixels: false })
    .resize(DRAWN_LOGO, DRAWN_LOGO, { fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer();
