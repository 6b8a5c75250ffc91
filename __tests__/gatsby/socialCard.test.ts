/** @jest-environment node */

import { readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { OG_IMAGE_SIZE } from '../../src/components/head/ogImageSize';
import { contentRoot } from '../../src/content/files/contentRoot';
import { readSite, readTranslation } from '../../src/content/files/read';
import { describeLanguage } from '../../src/content/languages/languages';
import { shownWords, textOf } from '../../src/gatsby/cardWords';
import { type CardContent, drawCard } from '../../src/gatsby/socialCard';
import { changeTheme } from '../changeTheme';

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

test('A long name and a long host end before the picture', async () => {
  const card = await drawCard({
    ...cardIn('en'),
    companyName: 'WWWWWWWWWWWWWWWWWWWW WWWWWWWWW',
    host: `${'a-long-host-name.'.repeat(5)}example.com`,
  });
  expect(await inkIn(card, 1200 - 440 - 64, 56)).toBe(0);
});

test('The picture touches the edges, or has the round corners and the margin of the look', async () => {
  const isPicture = async (shape: Record<string, string>, x: number, y: number) => {
    const root = changeTheme({ ground: '#ffffff', ...shape });
    const card = sharp(await drawCard({ ...cardIn('en'), root }));
    rmSync(root, { recursive: true });
    const { data } = await card
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.some((value) => value < 245);
  };
  expect(await isPicture({}, 1198, 2)).toBe(true);
  const round = { radius: '2rem', edge: '1rem' };
  expect(await isPicture(round, 1198, 2)).toBe(false);
  expect(await isPicture(round, 1162, 38)).toBe(false);
  expect(await isPicture(round, 1155, 300)).toBe(true);
});

const short = { first: 'ii', second: 'ii', third: 'ii' };

/** A card in a look with other values. */
async function drawIn(tokens: Record<string, string>, content: CardContent): Promise<Buffer> {
  const root = changeTheme(tokens);
  const card = await drawCard({ ...content, root });
  rmSync(root, { recursive: true });
  return card;
}

test('Letters of the title are as far apart as on the page, and joined ones stay joined', async () => {
  const [near, far] = [{ 'title-tracking': '0' }, { 'title-tracking': '4em' }];
  expect(await inkIn(await drawIn(near, cardIn('en', short)), 340, 350)).toBe(0);
  expect(await inkIn(await drawIn(far, cardIn('en', short)), 440, 150)).toBeGreaterThan(500);
  const arabic = cardIn('ar');
  expect((await drawIn(far, arabic)).equals(await drawIn(near, arabic))).toBe(true);
  const mixed = cardIn('en', { ...short, second: 'هدوء' });
  expect(await inkIn(await drawIn(far, mixed), 600, 90)).toBe(0);
});

test('The title is at the start of the line or in the middle, as on the page', async () => {
  const middle = async (align: string, code: string) =>
    inkIn(await drawIn({ align }, cardIn(code, short)), code === 'ar' ? 780 : 340, 80);
  expect([await middle('start', 'en'), await middle('start', 'ar')]).toEqual([0, 0]);
  expect(await middle('center', 'en')).toBeGreaterThan(500);
  expect(await middle('center', 'ar')).toBeGreaterThan(500);
});

const japanese = { first: '港のように', second: '静かな', third: 'ソフトウェア' };
const inJapanese = { ...cardIn('en', japanese), language: describeLanguage('ja') };

test('Without a font for the title, the card shows the name instead, and the owner is told', async () => {
  const { lines, name, warning } = shownWords(inJapanese);
  expect(lines.map(textOf)).toEqual(['Galini']);
  expect(name).toBeUndefined();
  expect(warning).toBe(
    'The social card in Japanese (ja) leaves out the title: no installed font has 港のように 静かな ソフトウェア\nInstall a font with "npm install @fontsource-variable/noto-serif-jp".',
  );
  expect(await inkIn(await drawCard(inJapanese), 72, 600)).toBeGreaterThan(3000);
});

test('One letter without a font leaves out the whole title', () => {
  const { lines, warning } = shownWords(cardIn('en', { third: '港 Software' }));
  expect(lines.map(textOf)).toEqual(['Galini']);
  expect(warning).toContain('no installed font has 港\n');
});

test('Without a font for title and name, the picture fills the card above the host', async () => {
  const content = { ...inJapanese, companyName: '株式会社海' };
  const { lines, host, warning } = shownWords(content);
  expect(lines).toEqual([]);
  expect(textOf(host)).toBe('www.example.com');
  expect(warning).toMatch(/leaves out the title and the company's name: .*株式会社海/);
  const card = await drawCard(content);
  expect(await inkIn(card, 0, 64)).toBeGreaterThan(5_000);
  expect(await inkIn(card, 72, 250)).toBeGreaterThan(20_000);
});

test('Without a font for the name, the title is shown alone', () => {
  const { lines, name, warning } = shownWords({ ...cardIn('en'), companyName: '株式会社海' });
  expect(lines.map(textOf)).toEqual(['Software as calm', 'as a harbour', 'at dawn']);
  expect(name).toBeUndefined();
  expect(warning).toContain("leaves out the company's name");
});

test.each([
  ['he', 'שקט כמו נמל', 'עם שחר'],
  ['hi', 'बंदरगाह जैसा', 'शांत सॉफ़्टवेयर'],
  ['th', 'ซอฟต์แวร์ที่สงบ', 'ดั่งท่าเรือ'],
  ['vi', 'Phần mềm yên ả', 'như bến cảng'],
  ['ru', 'Спокойно', 'как в гавани'],
  ['uk', 'Єдність, їжа', 'ґрунт'],
  ['ur', 'پرسکون سافٹ ویئر', 'بندرگاہ کی طرح'],
])('Cards in %s have every letter', async (code, first, second) => {
  const content = { ...cardIn('en', { first, second, third: first }) };
  const card = { ...content, language: describeLanguage(code) };
  const { lines, warning } = shownWords(card);
  expect(lines.map(textOf)).toEqual([first, second, first]);
  expect(warning).toBeUndefined();
});

test('Emoji are drawn', async () => {
  const [plain, emoji] = await Promise.all(
    ['Galini', 'Galini ⚓👩🏽‍🚀🇬🇷'].map((first) =>
      drawCard(cardIn('en', { first, second: 'as', third: 'at' })),
    ),
  );
  expect(shownWords(cardIn('en', { first: 'Galini ⚓👩🏽‍🚀🇬🇷' })).warning).toBeUndefined();
  if (!plain || !emoji) throw new Error('Two cards are drawn.');
  expect(await inkIn(emoji, 300, 390)).toBeGreaterThan((await inkIn(plain, 300, 390)) + 1000);
});

test('A sign that no font has is left out, and the owner is told', () => {
  const { lines, warning } = shownWords(cardIn('en', { first: 'Calm 🮕 seas 🮕' }));
  expect(lines.map(textOf)[0]).toBe('Calm seas');
  expect(warning).toBe(
    'The social card in English (en) leaves out characters: no installed font has 🮕\nRemove them if the text is incomplete without them.',
  );
});

test('Only letters that have an italic face are in italics', () => {
  const styleOf = (second: string) =>
    shownWords(cardIn('en', { second })).lines[1]?.runs[0]?.font?.source.style;
  expect(styleOf('as a harbour')).toBe('italic');
  expect(styleOf('σαν λιμάνι')).toBe('italic');
  expect(styleOf('Galini هدوء')).toBe('normal');
  expect(styleOf('Galini ⚓')).toBe('normal');
});

test('Words in two directions are drawn in the order of reading', async () => {
  const title = { second: 'כמו', third: 'נמל' };
  const inHebrew = (first: string): CardContent => ({
    ...cardIn('en', { first, ...title }),
    language: describeLanguage('he'),
  });
  const [brackets] = shownWords(inHebrew('שלום (Galini)')).lines;
  expect(brackets && textOf(brackets)).toBe('שלום (Galini)');
  // The first word begins at the end margin, whatever follows it.
  const inkOf = async (first: string) => inkIn(await drawCard(inHebrew(first)), 1056, 72);
  const [alone, followed, last] = await Promise.all(
    ['שלום', 'שלום Galini', 'Galini שלום'].map(inkOf),
  );
  expect(alone).toBeGreaterThan(1000);
  expect(Math.abs(Number(followed) - Number(alone))).toBeLessThan(100);
  expect(Math.abs(Number(last) - Number(alone))).toBeGreaterThan(300);
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
