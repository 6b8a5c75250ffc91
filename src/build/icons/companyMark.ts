/** The company's mark in icons, cards and the header: the owner's logo or the template's mark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../../components/layout/Logo';
import { readCompany } from '../../model/files/read';
import type { CompanyLogo } from '../../model/pageData';
import { HEADER_ROOM, isWide, pictureFile, type Size, sizeIn } from '../../model/pictures';
import { emitAsset } from '../emitAsset';
import type { Color, LookValues } from '../styles/look';

export interface CompanyMark extends Size {
  file: Buffer;
  type: 'svg' | 'png' | 'webp';
  isLogo: boolean;
  /** The only background, of the page's two, that it can be seen on. */
  scheme: keyof Color | undefined;
}

/** `root` contains the content. */
export async function readMark(root: string, look: LookValues): Promise<CompanyMark> {
  const { logo } = readCompany(root);
  if (!logo) {
    const shapes = mark.map(
      ({ color, shape }) => `<path fill="${look[color].light}" d="${shape}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>`;
    const file = Buffer.from(svg);
    return { file, type: 'svg', width: 24, height: 24, isLogo: false, scheme: undefined };
  }
  const file = readFileSync(join(root, pictureFile(logo)));
  const { format: type, width, height } = await sharp(file).metadata();
  if (type !== 'svg' && type !== 'png' && type !== 'webp') throw new Error(`${logo} is a ${type}.`);
  return { file, type, width, height, isLogo: true, scheme: await schemeOf(file) };
}

/** A logo on a background of its own can be seen everywhere; else at least a quarter of it has to stand out. */
async function schemeOf(file: Buffer): Promise<keyof Color | undefined> {
  const small = sharp(file).resize(64, 64, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) =>
    data.subarray(4 * i, 4 * i + 4),
  );
  const opaque = pixels.filter(([, , , opacity = 0]) => opacity > 250);
  if (opaque.length > 0.98 * pixels.length) return undefined;
  const brightness = opaque.map(([red = 0, green = 0, blue = 0]) =>
    Math.sqrt(0.21 * red ** 2 + 0.72 * green ** 2 + 0.07 * blue ** 2),
  );
  // With a contrast of about 3:1 to light and dark pages.
  const isSeenOnLight = brightness.filter((one) => one < 143).length >= opaque.length / 4;
  const isSeenOnDark = brightness.filter((one) => one > 102).length >= opaque.length / 4;
  if (isSeenOnLight === isSeenOnDark) return undefined;
  return isSeenOnLight ? 'light' : 'dark';
}

/** Writes the logo for the header. Resolves with undefined for a company without one. */
export async function emitLogo({
  file,
  type,
  scheme,
  isLogo,
  ...size
}: CompanyMark): Promise<CompanyLogo | undefined> {
  if (!isLogo) return undefined;
  const shown = sizeIn(size, HEADER_ROOM);
  // Most phones have three pixels per CSS pixel.
  const large = sharp(file).resize(3 * shown.width);
  const src = emitAsset('/static/logo', type, type === 'svg' ? file : await large.toBuffer());
  return { src, ...shown, isWide: isWide(size), scheme };
}
