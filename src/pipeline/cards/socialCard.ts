/**
 * Draws the Open Graph image: mark and name, title and address, beside the page's first picture; or only the mark, and more
 * of the picture, if no font has the letters of the title.
 */
import sharp, { type OverlayOptions } from 'sharp';
import { OG_IMAGE_SIZE } from '../../components/head/PageHead';
import type { Design } from '../../looks/design';
import { escapeMarkup } from '../../model/texts';
import { type Brand, plate } from '../brand';
import { cropAround, visiblePart } from '../pictures';
import { type CardWords, canWrite, fontsFor, lettersOn, registerFonts, titleOn } from './cardFonts';

export interface CardContent {
  words: CardWords;
  design: Design;
  brand: Brand;
  /** The picture's file content, the same for all cards. */
  picture: Buffer;
  focus?: string;
}

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;
const PICTURE_WIDTH = 440;
const MARGIN = 72;
const ROOM = WIDTH - PICTURE_WIDTH - 2 * MARGIN;
/** The middles of the name and the address, from the top. */
const [TOP, BOTTOM] = [84, HEIGHT - 80];
const TITLE_SIZE = 96;
/** In ems. Closer, Greek ιμ would look like ψ. */
const TRACKING = -0.03;
/** Texts are drawn at twice the size and scaled down; otherwise the overlaps of joined Arabic letters show seams. */
const SCALE = 2;

/** Returns a JPEG. What no font has is left out, which `cardProblems` tells the owner. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const { words, design } = content;
  const parts = await (titleOn(words, design) ? drawWords(content) : drawBrand(content));
  const background = design.colors.background.light;
  return sharp({ create: { ...OG_IMAGE_SIZE, channels: 3, background } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The picture's width beside the mark alone, and the side of the square that the mark fits into. */
const WORDLESS = { picture: 840, brand: 220 };

async function drawBrand(content: CardContent): Promise<OverlayOptions[]> {
  const { words, design, brand } = content;
  const { data, info } = await drawLogo(brand, design, {
    width: WORDLESS.brand,
    height: WORDLESS.brand,
  });
  const middle = (WIDTH - WORDLESS.picture) / 2;
  const start = words.language.direction === 'rtl' ? WIDTH - middle : middle;
  return [
    await drawPicture(content, WORDLESS.picture),
    {
      input: data,
      left: Math.round(start - info.width / 2),
      top: Math.round((HEIGHT - info.height) / 2),
    },
  ];
}

async function drawWords(content: CardContent): Promise<OverlayOptions[]> {
  const { words, design, brand } = content;
  const { colors } = design;
  const { code, direction, script } = words.language;
  const isRtl = direction === 'rtl';
  const { files, missing } = fontsFor(lettersOn(words), words.language.script, design);
  const font = await registerFonts(files);
  const write = (text: string, color: 'ink' | 'primary' | 'muted', more = '') => {
    if (!canWrite(text, missing)) return '';
    const drawable = missing
      .reduce((rest, character) => rest.replaceAll(character, ''), text)
      .trim();
    return (
      drawable &&
      `<span foreground="${colors[color].light}" ${more}>${escapeMarkup(drawable)}</span>`
    );
  };
  const writeTitle = (text: string, color: 'ink' | 'primary', more: string) => {
    const line = write(text, color, more);
    return line && directionMark(text, isRtl) + line;
  };
  const parts = [await drawPicture(content, PICTURE_WIDTH)];
  const put = ({ data, info }: Drawn, start: number, middle: number) => {
    const left = Math.round(isRtl ? WIDTH - start - info.width : start);
    parts.push({ input: data, left, top: Math.round(middle - info.height / 2) });
  };
  const draw = async (markup: string, size: number, start: number, middle: number) => {
    if (!markup) return;
    const text = `<span lang="${code}" line_height="${units(1.15 * size)}">${markup}</span>`;
    const options = { text, font: `${font} ${SCALE * size}`, dpi: 72, rgba: true } as const;
    const drawn = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
    const width = Math.min(MARGIN + ROOM - start, Math.ceil(drawn.info.width / SCALE));
    const shown = sharp(drawn.data).resize({ width });
    // An italic letter of the second line may begin before the others, so the first one is at the margin.
    const height = Math.min(Math.round(0.95 * size * SCALE), drawn.info.height);
    const firstLine = { left: 0, top: 0, width: drawn.info.width, height };
    const first = await visiblePart(await sharp(drawn.data).extract(firstLine).png().toBuffer());
    const before = isRtl ? drawn.info.width - first.left - first.width : first.left;
    const hanging = (before * width) / drawn.info.width;
    put(await shown.png().toBuffer({ resolveWithObject: true }), start - hanging, middle);
  };

  const { first, second, third } = words.title;
  const isTracked = ['Latn', 'Grek', 'Cyrl'].includes(script);
  const tracking = `letter_spacing="${units(isTracked ? TRACKING * TITLE_SIZE : 0)}"`;
  const title = [
    writeTitle(first, 'ink', tracking),
    writeTitle(second, 'primary', `font_style="italic" ${tracking}`),
    writeTitle(third, 'ink', tracking),
  ];
  await draw(title.filter(Boolean).join('\n'), TITLE_SIZE, MARGIN, HEIGHT / 2);
  const logo = await drawLogo(brand, design, LOGO_ROOM);
  put(logo, MARGIN, TOP);
  // A wide logo has the name in it. A name runs in its own direction, an address from left to right.
  if (!brand.isWide) await draw(write(words.name, 'ink'), 36, MARGIN + logo.info.width + 20, TOP);
  await draw(
    directionMark(words.address, false) + write(words.address, 'muted'),
    28,
    MARGIN,
    BOTTOM,
  );
  return parts;
}

interface Drawn {
  data: Buffer;
  info: { width: number; height: number };
}

/** Pango's markup counts in these. */
const units = (pixels: number) => Math.round(pixels * SCALE * 1024);

/** Keeps a text that begins in the other direction in the language's. */
function directionMark(text: string, isRtl: boolean): string {
  const beginsRtl = /^\P{L}*[\p{scx=Arab}\p{scx=Hebr}]/u.test(text);
  if (beginsRtl === isRtl) return '';
  return isRtl ? '\u200f' : '\u200e';
}

const LOGO_ROOM = { width: 360, height: 64 };

/** A logo for dark backgrounds has one here, as cards are light. */
async function drawLogo(
  { light, trimmed }: Brand,
  design: Design,
  room: { width: number; height: number },
): Promise<Drawn> {
  const logo = await sharp(trimmed)
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (light.scheme !== 'dark') return logo;
  const size = { width: logo.info.width + 24, height: logo.info.height + 24 };
  return sharp(plate(size, design.colors.background.dark, design))
    .composite([{ input: logo.data }])
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawPicture(
  { words, picture, focus }: CardContent,
  width: number,
): Promise<OverlayOptions> {
  const { autoOrient } = await sharp(picture).metadata();
  const input = await sharp(picture)
    .autoOrient()
    .extract(cropAround(autoOrient, width / HEIGHT, focus))
    .resize(width, HEIGHT)
    .png()
    .toBuffer();
  return { input, top: 0, left: words.language.direction === 'rtl' ? 0 : WIDTH - width };
}
