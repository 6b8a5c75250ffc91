/** The company's mark (its logo, or the template's) in the header, in icons and on cards; and the web manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark as ownMark } from '../components/layout/Logo';
import { contentRoot } from '../files/contentRoot';
import { readPicture } from '../files/files';
import { readCompany, readSite } from '../files/read';
import type { Color, Design } from '../looks/design';
import { basePath } from '../model/company';
import { localizedPath } from '../model/languages';
import type { CompanyLogo } from '../model/pageData';
import { HEADER_ROOM, isWide, type Size, sizeIn } from '../model/pictures';
import { emitAsset } from './emitAsset';
import { chosenDesign } from './look';

export interface CompanyMark extends Size {
  file: Buffer;
  type: 'svg' | 'png' | 'webp';
  isLogo: boolean;
  /** The only background, of the page's two, that it can be seen on. */
  scheme: keyof Color | undefined;
}

/** `root` contains the content. */
export async function readMark(root: string, look: Design): Promise<CompanyMark> {
  const { logo } = readCompany(root);
  if (!logo) {
    const shapes = ownMark.map(
      ({ color, shape }) => `<path fill="${look.colors[color].light}" d="${shape}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>`;
    const file = Buffer.from(svg);
    return { file, type: 'svg', width: 24, height: 24, isLogo: false, scheme: undefined };
  }
  const file = readPicture(root, logo);
  const { format: type, width, height } = await sharp(file).metadata();
  if (type !== 'svg' && type !== 'png' && type !== 'webp') throw new Error(`${logo} is a ${type}.`);
  return { file, type, width, height, isLogo: true, scheme: await schemeOf(file, look) };
}

/** A logo with a background of its own has the same contrasts on both, and needs none. */
async function schemeOf(
  file: Buffer,
  { colors: { ground } }: Design,
): Promise<keyof Color | undefined> {
  const contrastOn = async (background: string) => {
    const shown = sharp(file).resize(64, 64, { fit: 'inside' }).flatten({ background });
    const [brightness] = (await sharp(await shown.greyscale().png().toBuffer()).stats()).channels;
    return brightness?.stdev ?? 0;
  };
  const [light, dark] = [await contrastOn(ground.light), await contrastOn(ground.dark)];
  if (light > 2 * dark) return 'light';
  return dark > 2 * light ? 'dark' : undefined;
}

/** Writes the logo for the header. Resolves with undefined for a company without one. */
export async function emitLogo(mark: CompanyMark): Promise<CompanyLogo | undefined> {
  const { file, type, scheme, isLogo } = mark;
  if (!isLogo) return undefined;
  const shown = sizeIn(mark, HEADER_ROOM);
  // Most phones have three pixels per CSS pixel.
  const large = sharp(file).resize(3 * shown.width);
  const src = emitAsset('/static/logo', type, type === 'svg' ? file : await large.toBuffer());
  return { src, ...shown, isWide: isWide(mark), scheme };
}

interface Icon {
  /** The path in the built site. */
  path: string;
  /** The length of a side in pixels. */
  size: number;
  /** The mark's share of a side. Around it is the look's background; one with share 1 has none. */
  share: number;
}

export const icons: Icon[] = [
  { path: '/icons/192.png', size: 192, share: 1 },
  { path: '/icons/512.png', size: 512, share: 1 },
  { path: '/icons/apple-touch.png', size: 180, share: 0.7 },
];

export async function writeIcons(site: string): Promise<void> {
  const [root, look] = [contentRoot(), chosenDesign()];
  const mark = await readMark(root, look);
  mkdirSync(join(site, 'icons'), { recursive: true });
  for (const icon of icons) writeFileSync(join(site, icon.path), await drawIcon(look, icon, mark));
  writeFileSync(join(site, 'manifest.webmanifest'), JSON.stringify(manifest(root, look)));
}

/** `root` contains the content. */
function manifest(root: string, { colors: { ground } }: Design) {
  const { name, url } = readCompany(root);
  const { defaultLanguage } = readSite(root);
  return {
    name,
    short_name: name,
    lang: defaultLanguage,
    start_url: basePath(url) + localizedPath('/about/', defaultLanguage, true),
    display: 'browser',
    background_color: ground.light,
    theme_color: ground.light,
    icons: [192, 512].map((size) => ({
      src: `${basePath(url)}/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** Returns a PNG. A logo that can't be seen on every background has one, as the icon's place is unknown. */
export async function drawIcon(
  { colors }: Design,
  { size, share }: Icon,
  { file, scheme }: CompanyMark,
): Promise<Buffer> {
  const isBare = share === 1;
  const side = Math.round(size * (isBare && scheme ? 5 / 6 : share));
  const color = isBare && !scheme ? 'none' : colors.ground[scheme ?? 'light'];
  const ground = `<svg width="${size}" height="${size}"><rect width="100%" height="100%" rx="${isBare ? size / 6 : 0}" fill="${color}"/></svg>`;
  const input = await sharp(file)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(ground)).composite([{ input }]).png().toBuffer();
}
