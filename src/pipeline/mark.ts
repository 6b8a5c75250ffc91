/** The company's mark in the header, in icons and on cards: its logo, or the initial of its name in the look's colours. */
import sharp from 'sharp';
import { readPicture } from '../files/files';
import { drawLogo } from '../files/logo';
import type { LoadedContent } from '../files/read';
import type { Color, Design } from '../looks/design';
import { describeLanguage } from '../model/languages';
import { DRAWN_LOGO } from '../model/logo';
import type { CompanyLogo, LogoFile } from '../model/pageData';
import { HEADER_ROOM, isWide, type Size, sizeIn } from '../model/pictures';
import { initialOf } from '../model/texts';
import { fontsFor, registerFonts } from './cards/cardFonts';
import { emitAsset } from './emitAsset';
import { visiblePart } from './pictures';

type Theme = keyof Color;

interface MarkFile {
  /** A PNG, large enough for all uses. */
  drawing: Buffer;
  /** Its size in the header, in CSS pixels. */
  shown: Size;
  /** The only ground, of the page's two, that it can be seen on. */
  scheme: Theme | undefined;
}

export interface CompanyMark extends Record<Theme, MarkFile> {
  /** Whether it takes the place of the name. */
  isWide: boolean;
  /** The one for light pages without empty margins, which would make it smaller in icons and on cards. */
  trimmed: Buffer;
}

export async function readMark(content: LoadedContent, design: Design): Promise<CompanyMark> {
  const { logo, darkLogo } = content.company;
  const read = (path: string) => readLogo(readPicture(content.root, path), design);
  const main = logo ?? darkLogo;
  const light = main ? await read(main) : await drawInitial(content, design, 'light');
  const dark = main ? await read(darkLogo ?? main) : await drawInitial(content, design, 'dark');
  return { light, dark, isWide: isWide(light.shown), trimmed: await trim(light.drawing) };
}

async function readLogo(file: Buffer, design: Design): Promise<MarkFile> {
  const drawing = await drawLogo(file);
  const shown = sizeIn(await sharp(drawing).metadata(), HEADER_ROOM);
  return { drawing, shown, scheme: await schemeOf(drawing, design) };
}

/** A logo with a background of its own has the same contrasts on both, and needs none. */
async function schemeOf(
  drawing: Buffer,
  { colors: { ground } }: Design,
): Promise<Theme | undefined> {
  const contrastOn = async (background: string) => {
    const shown = sharp(drawing).resize(64, 64, { fit: 'inside' }).flatten({ background });
    const [brightness] = (await sharp(await shown.greyscale().png().toBuffer()).stats()).channels;
    return brightness?.stdev ?? 0;
  };
  const [light, dark] = [await contrastOn(ground.light), await contrastOn(ground.dark)];
  if (light > 2 * dark) return 'light';
  return dark > 2 * light ? 'dark' : undefined;
}

/** The side of an initial in the header, in CSS pixels. */
const INITIAL_SIZE = 32;

/** Draws the first letter of the name on a tile, or a disc if no installed font has it. */
async function drawInitial(
  { company, siteFile }: LoadedContent,
  design: Design,
  theme: Theme,
): Promise<MarkFile> {
  const { colors, markCorners } = design;
  const { script } = describeLanguage(siteFile.defaultLanguage);
  const letter = initialOf(company.name);
  const { files, missing } = fontsFor(letter, script, design);
  const side = DRAWN_LOGO;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${side * markCorners}" fill="${colors.sea[theme]}"/>${missing.length ? `<circle cx="50%" cy="50%" r="24%" fill="${colors.ground[theme]}"/>` : ''}</svg>`;
  const letters = [];
  if (!missing.length) {
    const text = `<span foreground="${colors.ground[theme]}">${letter}</span>`;
    const font = `${await registerFonts(files)} ${side}`;
    const room = { width: Math.round(0.6 * side), height: Math.round(0.54 * side) };
    const drawn = sharp({ text: { text, font, dpi: 72, rgba: true } });
    letters.push({
      input: await drawn
        .resize({ ...room, fit: 'inside' })
        .png()
        .toBuffer(),
    });
  }
  const drawing = await sharp(Buffer.from(tile)).composite(letters).png().toBuffer();
  const shown = { width: INITIAL_SIZE, height: INITIAL_SIZE };
  return { drawing, shown, scheme: undefined };
}

const trim = async (drawing: Buffer) =>
  sharp(drawing)
    .extract(await visiblePart(drawing))
    .toBuffer();

/** The background of a logo that needs one, with the look's corners, but never so round that they cut off a square logo. */
export const plate = ({ width, height }: Size, color: string, { markCorners }: Design): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${height * Math.min(markCorners, 1 / 6)}" fill="${color}"/></svg>`,
  );

export async function emitLogo(mark: CompanyMark): Promise<CompanyLogo> {
  const emit = async (theme: Theme): Promise<LogoFile> => {
    const { drawing, shown, scheme } = mark[theme];
    // Most phones have three pixels per CSS pixel.
    const file = await sharp(drawing)
      .resize(3 * shown.width)
      .webp({ lossless: true })
      .toBuffer();
    const src = emitAsset('/static/logo', 'webp', file);
    return { src, ...shown, plate: scheme === theme ? undefined : scheme };
  };
  return { light: await emit('light'), dark: await emit('dark'), isWide: mark.isWide };
}
