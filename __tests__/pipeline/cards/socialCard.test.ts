/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { OG_IMAGE_SIZE } from '../../../src/components/head/PageHead';
import { contentRoot } from '../../../src/files/contentRoot';
import { readContent } from '../../../src/files/read';
import type { Design } from '../../../src/looks/design';
import { designs } from '../../../src/looks/designs';
import { describeLanguage } from '../../../src/model/languages';
import { wordFile } from '../../../src/model/model';
import type { Brand } from '../../../src/pipeline/brand';
import { cardProblems, cardWords, fontsFor, titleOn } from '../../../src/pipeline/cards/cardFonts';
import { type CardContent, drawCard } from '../../../src/pipeline/cards/socialCard';
import { contentOfEachTest, put } from '../../model/project';
import { drawing as circle, pixelOf } from '../drawings';

const root = contentOfEachTest();
const content = readContent(contentRoot());
const { languages } = content.settings;
const picture = readFileSync('__tests__/sample/content/pictures/lighthouse.jpg');
const { editorial } = designs;
const background = { light: '#ffffff', dark: '#0d1a33' } as const;
const design: Design = { ...editorial, colors: { ...editorial.colors, background } };

function logo(color: string, isWide = false, scheme?: 'dark'): Brand {
  const drawing = Buffer.from(circle(color, isWide ? 150 : 30));
  const file = { drawing, shown: { width: 44, height: 44 }, scheme };
  return { light: file, dark: file, isWide, trimmed: drawing };
}

type Words = CardContent['words'];

const wordsIn = (code: string, title: Partial<Words['title']> = {}, name = 'Galini'): Words => {
  const own = cardWords(content, languages.includes(code) ? code : 'en');
  return { ...own, title: { ...own.title, ...title }, name, language: describeLanguage(code) };
};

const draw = (words: Words, more: Partial<CardContent> = {}) =>
  drawCard({ words, design, brand: logo('#1f5fa8'), picture, ...more });

/** How many pixels of a strip differ visibly from the light background; by default it is as high as the card. */
async function inkIn(card: Buffer, left: number, width: number, top = 0, height = 630) {
  const strip = { left, top, width, height };
  const pixels = await sharp(card).extract(strip).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 200).length;
}

test.each(languages)('The card in %s has its size, and no text leaves its room', async (code) => {
  const long = 'Μακρύ Wide longest عنوان ÄÖÜ'.slice(0, 28);
  const address = `${'a-long-host-name.'.repeat(5)}example.com`;
  const title = { first: long, second: long, third: 'W'.repeat(28) };
  const card = await draw({ ...wordsIn(code, title, 'W'.repeat(30)), address });
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...OG_IMAGE_SIZE });
  expect(card.length).toBeLessThan(200_000);
  const isRtl = describeLanguage(code).direction === 'rtl';
  // The outer margin, and the one between text and picture.
  expect(await inkIn(card, isRtl ? OG_IMAGE_SIZE.width - 64 : 0, 64)).toBe(0);
  expect(await inkIn(card, isRtl ? 448 : OG_IMAGE_SIZE.width - 440 - 64, 56)).toBe(0);
});

test('The text is beside the picture, on the side where reading begins', async () => {
  const [english, arabic] = await Promise.all([draw(wordsIn('en')), draw(wordsIn('ar'))]);
  expect(await inkIn(english, 72, 600)).toBeGreaterThan(3000);
  expect(await inkIn(arabic, 528, 600)).toBeGreaterThan(3000);
  expect(await inkIn(arabic, 0, 440)).toBeGreaterThan(30_000);
});

test.each([
  ['en', 'هدوء', 'calm غاليني seas'],
  ['vi', 'Phần mềm yên ả', 'như bến cảng'],
  ['ru', 'Спокойно', 'как в гавани'],
  ['uk', 'Єдність, їжа', 'ґрунт'],
  ['ur', 'پرسکون سافٹ ویئر', 'بندرگاہ کی طرح'],
])('Cards in %s have every letter', (code, first, second) => {
  expect(fontsFor(first + second, describeLanguage(code).script, design).missing).toEqual([]);
});

test('The title begins where the address below it does, also before an italic letter that begins earlier', async () => {
  const words = wordsIn('en', { first: 'Hope', second: 'fine', third: 'Harbour' });
  const startIn = await leftEdges(await draw(words, { design: designs.warm }));
  const address = await startIn(520, 60);
  const [first, second] = [await startIn(150, 100), await startIn(280, 70)];
  expect(Math.abs(first - address)).toBeLessThanOrEqual(2);
  expect(second).toBeLessThan(first);
});

test('So does one whose first letter is widest at its foot, and lower than others', async () => {
  const words = wordsIn('el', { first: 'Λόγος ή έργο', second: 'σαν λιμάνι', third: 'την αυγή' });
  const startIn = await leftEdges(await draw(words));
  expect(Math.abs((await startIn(150, 120)) - (await startIn(520, 60)))).toBeLessThanOrEqual(2);
});

/** Returns a function that finds where the ink begins in a strip of a card. */
async function leftEdges(card: Buffer) {
  return async (top: number, height: number) => {
    const strip = { left: 40, top, width: 300, height };
    const pixels = await sharp(card).extract(strip).greyscale().raw().toBuffer();
    const columns = Array.from({ length: 300 }, (_, x) =>
      Array.from({ length: height }, (_, y) => pixels[y * 300 + x] ?? 255),
    );
    return 40 + columns.findIndex((column) => Math.min(...column) < 128);
  };
}

test('The address is the site’s, with its path', () => {
  put(root, 'content/company.json', 'url', 'https://example.org/umi');
  expect(cardWords(readContent(root), 'en').address).toBe('example.org/umi');
});

test('Words in two directions are drawn in the order of reading', async () => {
  // Of the first word, in the first line.
  const inkOf = async (first: string) =>
    inkIn(await draw(wordsIn('ar', { first, second: 'مثل', third: 'ميناء' })), 1040, 88, 150, 100);
  const [alone = 0, followed = 0, last = 0] = await Promise.all(
    ['سلام', 'سلام Galini', 'Galini سلام'].map(inkOf),
  );
  expect(alone).toBeGreaterThan(500);
  expect(Math.abs(followed - alone)).toBeLessThan(100);
  expect(Math.abs(last - alone)).toBeGreaterThan(300);
});

test('Signs without a font are left out, and a name with such letters', async () => {
  const without = await draw(wordsIn('en', { first: 'Calm', third: 'seas' }, ''));
  const card = await draw(wordsIn('en', { first: 'Calm 🮕', third: '⚓ seas' }, 'Ⴀ Galini'));
  expect(card.equals(without)).toBe(true);
});

test.each([
  ['ka', 'Ⴀზღვა', 0],
  ['dv', 'ކަނޑު', 840],
])(
  'A card in %s, whose letters no font has, is the mark beside more of the picture',
  async (code, first, column) => {
    const words = wordsIn(code, { first });
    const card = await draw(words, { brand: logo('#d06000') });
    expect(titleOn(words, design)).toBe('');
    const middle = await pixelOf(card, column + 180, 315);
    expect([(middle[0] ?? 0) > 190, (middle[2] ?? 255) < 30]).toEqual([true, true]);
    // Nothing else is in the column, which has the width of the card without the picture.
    expect(await inkIn(card, column, 360)).toBe(await inkIn(card, column + 70, 220, 205, 220));
    expect(await inkIn(card, 360 - 3 * (column / 7), 840)).toBeGreaterThan(100_000);
  },
);

test.each(['Yahoo! Inc.', 'Mobile+', 'Müller & Co. (Berlin)', '(Galini)', 'Ltd. غاليني!'])(
  'The name %s is on a card in Arabic as it is on one in English',
  async (name) => {
    const inks = await Promise.all(
      ['en', 'ar'].map(async (code) => {
        const card = await draw({ ...wordsIn(code), name });
        const left = code === 'en' ? 150 : 460;
        const strip = { left, top: 56, width: 590, height: 56 };
        return sharp(await sharp(card).extract(strip).png().toBuffer())
          .trim({ threshold: 60 })
          .raw()
          .toBuffer();
      }),
    );
    const [english = Buffer.of(), arabic = Buffer.of()] = inks;
    const difference = english.filter(
      (value, index) => Math.abs(value - (arabic[index] ?? 0)) > 100,
    );
    expect(difference.length).toBeLessThan(0.02 * english.length);
  },
);

test('The build and the check name the language, what is missing and what to do', () => {
  expect(cardProblems(readContent(root))).toEqual([]);
  put(root, wordFile('translation', 'el'), 'page.about.title.first', 'Γαλήνη ⚓');
  expect(cardProblems(readContent(root))).toEqual([
    {
      file: 'locales/el/translation.json',
      key: 'page.about.title',
      problem:
        "or the company's name is incomplete on the social card in Greek (el), as no installed font has ⚓",
      fix: 'Install a font for them ("Change the look" in CONTRIBUTING.md says which), or leave them out.',
    },
  ]);
  // Without the fonts that owners may have installed.
  put(root, wordFile('translation', 'el'), 'page.about.title.first', 'ކަނޑު');
  expect(cardProblems(readContent(root))[0]?.problem).toMatch(
    /^is not on the social card in Greek \(el\), which shows only the first picture and the logo, as no installed font has .*ކ/,
  );
});

test('A logo is at the top, a wide one in place of the name, a white one on a dark background', async () => {
  const [square, wide, white] = await Promise.all(
    [logo('#d06000'), logo('#d06000', true), logo('#fff', false, 'dark')].map((brand) =>
      draw(wordsIn('en'), { brand }),
    ),
  );
  if (!square || !wide || !white) throw new Error('Three cards are drawn.');
  for (const card of [square, wide]) {
    const [red = 0, green = 0, blue = 0] = await pixelOf(card, 108, 84);
    expect([red > 190, green < 110, blue < 30]).toEqual([true, true, true]);
  }
  const nameIn = (card: Buffer) => inkIn(card, 170, 200, 60, 48);
  expect(await nameIn(square)).toBeGreaterThan(100);
  expect(await nameIn(wide)).toBe(0);
  expect(Math.min(...(await pixelOf(white, 120, 84)))).toBeGreaterThan(230);
  expect(Math.max(...(await pixelOf(white, 78, 44)).slice(0, 3))).toBeLessThan(90);
});

test('Markup in the title is text', async () => {
  const plain = await draw(wordsIn('en', { first: '<b>&amp;</b>' }));
  expect(await inkIn(plain, 72, 600)).toBeGreaterThan(2000);
});
