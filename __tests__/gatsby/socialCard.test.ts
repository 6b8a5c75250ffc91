/** @jest-environment node */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { OG_IMAGE_SIZE } from '../../src/components/head/ogImageSize';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readSite, readTranslation } from '../../src/content/files/read';
import { describeLanguage } from '../../src/content/languages/languages';
import { type CardContent, drawCard } from '../../src/gatsby/socialCard';

const root = process.cwd();
const { languages } = readSite(contentRoot());
const picture = readFileSync('__tests__/sample/content/pictures/lighthouse.jpg');

const cardIn = (code: string, title: Partial<CardContent['title']> = {}): CardContent => ({
  root,
  title: { ...readTranslation(contentRoot(), code).page.about.title, ...title },
  companyName: 'Galini',
  host: 'www.example.com',
  picture,
  language: describeLanguage(code),
});

/** How many of a strip's pixels differ visibly from the light ground; the strip is as high as the card. */
async function inkIn(card: Buffer, left: number, width: number): Promise<number> {
  const strip = { left, top: 0, width, height: OG_IMAGE_SIZE.height };
  const { data } = await sharp(card).extract(strip).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  return data.filter((value) => value < 200).length;
}

test.each(languages)('The card in %s is a picture of the right size and small', async (code) => {
  const card = await drawCard(cardIn(code));
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...OG_IMAGE_SIZE });
  expect(card.length).toBeLessThan(200_000);
});

test.each(languages)('In %s no text is cut off, however long it is', async (code) => {
  const long = 'Μακρύ Wide longest عنوان ÄÖÜ'.slice(0, 28);
  const card = await drawCard(cardIn(code, { first: long, second: long, third: 'W'.repeat(28) }));
  const isRtl = describeLanguage(code).direction === 'rtl';
  // The outer margin, and the one between text and picture.
  expect(await inkIn(card, isRtl ? OG_IMAGE_SIZE.width - 64 : 0, 64)).toBe(0);
  expect(await inkIn(card, isRtl ? 448 : OG_IMAGE_SIZE.width - 440 - 64, 56)).toBe(0);
});

test('The text is there, beside the picture, on the side where reading begins', async () => {
  const [english, arabic] = await Promise.all([drawCard(cardIn('en')), drawCard(cardIn('ar'))]);
  expect(await inkIn(english, 72, 600)).toBeGreaterThan(3000);
  expect(await inkIn(arabic, 528, 600)).toBeGreaterThan(3000);
  expect(await inkIn(arabic, 0, 440)).toBeGreaterThan(30_000);
});

test('Without a font for the title’s script, the name takes the place of half a title', async () => {
  const title = { first: '港', second: '港', third: '港' };
  const [card, mixed] = await Promise.all([
    drawCard(cardIn('en', title)),
    drawCard(cardIn('en', { ...title, third: '港 Software' })),
  ]);
  expect(await inkIn(card, 72, 600)).toBeGreaterThan(3000);
  expect(mixed.equals(card)).toBe(true);
});

test('The picture is cropped around its focal point', async () => {
  const halves = await sharp({
    create: { width: 800, height: 400, channels: 3, background: 'red' },
  })
    .extend({ right: 800, background: 'blue' })
    .png()
    .toBuffer();
  const cornerOf = async (focus: string) => {
    const card = await drawCard({ ...cardIn('en'), picture: Buffer.from(halves), focus });
    const corner = { left: OG_IMAGE_SIZE.width - 400, top: 100, width: 300, height: 300 };
    const { dominant } = await sharp(await sharp(card).extract(corner).png().toBuffer()).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect([await cornerOf('10% 50%'), await cornerOf('90% 50%')]).toEqual(['red', 'blue']);
});

test('Where the picture was taken is not published with the card', async () => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 56/1 0/1' } };
  const photo = await sharp(picture).withExif(taken).toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const card = await drawCard({ ...cardIn('en'), picture: photo });
  expect((await sharp(card).metadata()).exif).toBeUndefined();
});

test('Markup in the title is text', async () => {
  const plain = await drawCard(cardIn('en', { first: '<b>&amp;</b>' }));
  expect(await inkIn(plain, 72, 600)).toBeGreaterThan(2000);
});
