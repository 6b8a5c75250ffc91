/** Draws the Open Graph image: the page's title, its first picture and the company's name. */
import sharp from 'sharp';
import { OG_IMAGE_SIZE } from '../components/head/ogImageSize';
import { type CardWords, cardColors, PICTURE_WIDTH, renderCardText } from './cardWords';
import { cropAround } from './cropAround';
import { emitAsset } from './emitAsset';

export interface CardContent extends CardWords {
  /** The picture's file content, the same for all cards. */
  picture: Buffer;
  /** Its focal point, as in the content. */
  focus?: string;
}

export function emitCard(content: CardContent, code: string): Promise<string> {
  const { root, picture, focus, companyName, host, language } = content;
  const { first, second, third } = content.title;
  return emitAsset({
    name: `/cards/${code}`,
    type: 'jpg',
    inputs: [
      first,
      second,
      third,
      companyName,
      host,
      language,
      picture.toString('base64'),
      focus,
      cardColors(root),
    ],
    make: () => drawCard(content),
  });
}

/** Returns a JPEG. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const beside = await cutPicture(content);
  const isRtl = content.language.direction === 'rtl';
  return sharp(await renderCardText(content), { raw: { ...OG_IMAGE_SIZE, channels: 4 } })
    .composite([{ input: beside, top: 0, left: isRtl ? 0 : OG_IMAGE_SIZE.width - PICTURE_WIDTH }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

const cuts = new WeakMap<Buffer, Promise<Buffer>>();

/** Cached, as it takes half of a card's time and is the same for all. */
function cutPicture({ picture, focus }: CardContent): Promise<Buffer> {
  const cut = cuts.get(picture) ?? crop(picture, focus);
  cuts.set(picture, cut);
  return cut;
}

async function crop(picture: Buffer, focus?: string): Promise<Buffer> {
  const size = { width: PICTURE_WIDTH, height: OG_IMAGE_SIZE.height };
  const { autoOrient } = await sharp(picture).metadata();
  const region = cropAround(autoOrient, size.width / size.height, focus);
  return sharp(picture).autoOrient().extract(region).resize(size).toBuffer();
}
