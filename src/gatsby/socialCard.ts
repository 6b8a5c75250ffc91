/** The picture that stands for a page wherever its link is shared: its title, its first picture, the name. */
import sharp from 'sharp';
import { CARD } from '../head/card';
import { type CardWords, drawWords, lookOf, PICTURE_WIDTH } from './cardWords';
import { emitAsset } from './emitAsset';

export interface CardContent extends CardWords {
  /** The file's content; for all cards the same one, as it is cut once. */
  picture: Buffer;
}

export function emitCard(content: CardContent, code: string): Promise<string> {
  const { root, picture, companyName, host, language } = content;
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
      lookOf(root),
    ],
    make: () => drawCard(content),
  });
}

/** A JPEG. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const beside = await cutPicture(content.picture);
  const isRtl = content.language.direction === 'rtl';
  return sharp(await drawWords(content), { raw: { ...CARD, channels: 4 } })
    .composite([{ input: beside, top: 0, left: isRtl ? 0 : CARD.width - PICTURE_WIDTH }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

const cuts = new WeakMap<Buffer, Promise<Buffer>>();

/** Half of a card's work, and the same on all of them. */
function cutPicture(picture: Buffer): Promise<Buffer> {
  const size = { width: PICTURE_WIDTH, height: CARD.height };
  const cut = cuts.get(picture) ?? sharp(picture).rotate().resize(size).toBuffer();
  cuts.set(picture, cut);
  return cut;
}
