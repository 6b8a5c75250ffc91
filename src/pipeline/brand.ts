/** The company's brand in the header, in icons and on cards: its logo, or the initial of its name in the look's colours. */
import sharp from 'sharp';
import { readPicture } from '../files/files';
import { drawLogo } from '../files/logo';
import type { LoadedContent } from '../files/read';
import { type Color, type Design, markOf } from '../looks/design';
import { describeLanguage } from '../model/languages';
import { DRAWN_LOGO } from '../model/logo';
import { HEADER_SPACE, isWide, type Size, sizeIn } from '../model/pictures';
import { initialOf, textFor } from '../model/texts';
import type { CompanyLogo, LogoFile } from '../model/viewData';
import { fontsFor, registerFonts } from './cards/cardFonts';
import { emitAsset } from './emitAsset';
import { visiblePart } from './pictures';

type Theme = keyof Color;

interface BrandFile {
  /** A PNG, large enough for all uses. */
  drawing: Buffer;
  /** Its size in the header, in CSS pixels. */
  shown: Size;
  /** The only background, of the page's two, that it can be seen on. */
  scheme: Theme | undefined;
}

export interface Brand extends Record<Theme, BrandFile> {
  /** Whether it takes the place of the name. */
  isWide: boolean;
  /** The one for light pages without empty margins, which would make it smaller in icons and on cards. */
  trimmed: Buffer;
}

export async function readBrand(content: LoadedContent, design: Design): Promise<Brand> {
  const { logo, darkLogo } = content.company;
  const read = (path: string) => readLogo(readPicture(content.root, path), design);
  const main = logo ?? darkLogo;
  const light = main ? await read(main) : await drawInitial(content, design, 'light');
  const dark = main ? await read(darkLogo ?? main) : await drawInitial(content, design, 'dark');
  return { light, dark, isWide: isWide(light.shown), trimmed: await trim(light.drawing) };
}

async function readLogo(file: Buffer, design: Design): Promise<BrandFile> {
  const drawing = await drawLogo(file);
  const shown = sizeIn(await sharp(drawing).metadata(), HEADER_SPACE);
  return { drawing, shown, scheme: await schemeOf(drawing, design) };
}

/** A logo with a background of its own has the same contrasts on both, and needs none. */
async function schemeOf(
  drawing: Buffer,
  { colors: { background } }: Design,
): Promise<Theme | undefined> {
  const contrastOn = async (background: string) => {
    const shown = sharp(drawing).resize(64, 64, { fit: 'inside' }).flatten({ background });
    const [brightness] = (await sharp(await shown.greyscale().png().toBuffer()).stats()).channels;
    return brightness?.stdev ?? 0;
  };
  const [light, dark] = [await contrastOn(background.light), await contrastOn(background.dark)];
  if (light > 2 * dark) return 'light';
  return dark > 2 * light ? 'dark' : undefined;
}

/** The side of an initial in the header, in CSS pixels. */
const INITIAL_SIZE = 32;

/** Draws the first letter of the name on a tile, or a disc if no installed font has it. */
async function drawInitial(
  { company, settings }: LoadedContent,
  design: Design,
  theme: Theme,
): Promise<BrandFile> {
  const { fill, letter: ink } = markOf(design);
  const { script } = describeLanguage(settings.defaultLanguage);
  const letter = initialOf(textFor(company.name, [settings.defaultLanguage]));
  const { files, missing } = fontsFor(letter, script, design);
  const side = DRAWN_LOGO;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${side * design.brandCorners}" fill="${fill[theme]}"/>${missing.length ? `<circle cx="50%" cy="50%" r="24%" fill="${ink[theme]}"/>` : ''}</svg>`;
  const letters = [];
  if (!missing.length) {
    const text = `<span foreground="${ink[theme]}">${letter}</span>`;
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
export const plate = ({ width, height }: Size, color: string, { brandCorners }: Design): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${height * Math.min(brandCorners, 1 / 6)}" fill="${color}"/></svg>`,
  );

export async function emitLogo(brand: Brand): Promise<CompanyLogo> {
  const emit = async (theme: Theme): Promise<LogoFile> => {
    const { drawing, shown, scheme } = brand[theme];
    // Most phones have three pixels per CSS pixel.
    const file = await sharp(drawing)
      .resize(3 * shown.width)
      .webp({ lossless: true })
      .toBuffer();
    const src = emitAsset('/static/logo', 'webp', file);
    return { src, ...shown, plate: scheme === theme ? undefined : scheme };
  };
  return { light: await emit('light'), dark: await emit('dark'), isWide: brand.isWide };
}
