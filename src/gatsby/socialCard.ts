/** Draws the Open Graph image: the page's title, its first picture and the company's name. */
import sharp from 'sharp';
import { OG_IMAGE_SIZE } from '../components/head/ogImageSize';
import { cardColors, cardSvg, MARGIN, PICTURE_HEIGHT, PICTURE_WIDTH } from './cardDrawing';
import { type CardWords, shownWords, textOf } from './cardWords';
import { cropAround, type Size } from './cropAround';
import { emitAsset } from './emitAsset';
import { insetRadius, titleStyle } from './theme';

export interface CardContent extends CardWords {
  /** The picture's file content, the same for all cards. */
  picture: Buffer;
  /** Its focal point, as in the content. */
  focus?: string;
}

interface Card {
  /** Its address. */
  src: string;
  /** The words in large letters. */
  text: string;
  /** What the fonts can't draw. */
  warning: string | undefined;
}

export async function emitCard(content: CardContent, code: string): Promise<Card> {
  const { root, picture, focus, language, logo } = content;
  const shown = shownWords(content);
  const { lines, warning } = shown;
  const src = await emitAsset({
    name: `/cards/${code}`,
    type: 'jpg',
    inputs: [
      shown,
      language,
      picture.toString('base64'),
      focus,
      cardColors(root),
      insetRadius(root),
      titleStyle(root, language.script),
      logo?.svg,
    ],
    make: () => drawCard(content),
  });
  return { src, text: lines.map(textOf).join(' '), warning };
}

/** Returns a JPEG. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const shown = shownWords(content);
  const { width, height } = OG_IMAGE_SIZE;
  const isBeside = shown.lines.length > 0;
  const room = isBeside ? { width: PICTURE_WIDTH, height } : { width, height: PICTURE_HEIGHT };
  const left = isBeside && content.language.direction === 'ltr' ? width - PICTURE_WIDTH : 0;
  const radius = insetRadius(content.root);
  const margin = radius === undefined ? 0 : MARGIN / 2;
  const size = { width: room.width - 2 * margin, height: room.height - 2 * margin };
  const corners = `<svg width="${size.width}" height="${size.height}"><rect width="100%" height="100%" rx="${radius ?? 0}"/></svg>`;
  const input = await sharp(await cutPicture(content, size))
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(await cardSvg(content, shown)))
    .composite([{ input, top: margin, left: left + margin }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

const cuts = new WeakMap<Buffer, Map<number, Promise<Buffer>>>();

/** Cached, as it takes half of a card's time and is the same for most. */
function cutPicture({ picture, focus }: CardContent, size: Size): Promise<Buffer> {
  const known = cuts.get(picture) ?? new Map<number, Promise<Buffer>>();
  const cut = known.get(size.width) ?? crop(picture, size, focus);
  cuts.set(picture, known.set(size.width, cut));
  return cut;
}

async function crop(picture: Buffer, size: Size, focus?: string): Promise<Buffer> {
  const { autoOrient } = await sharp(picture).metadata();
  const region = cropAround(autoOrient, size.width / size.height, focus);
  return sharp(picture).autoOrient().extract(region).resize(size).toBuffer();
}
