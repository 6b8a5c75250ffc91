/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { HEADER_ROOM, isWide, sizeIn } from '../../src/content/logoSize';
import { readMark } from '../../src/gatsby/brandMark';
import { drawIcon, manifest, vectorIcon } from '../../src/gatsby/icons';
import { drawCard } from '../../src/gatsby/socialCard';
import { themeColor } from '../../src/gatsby/theme';
import { changeTheme } from '../changeTheme';
import { copyContent, edit } from '../content/project';
import { plainPicture } from '../content/samplePictures';
import { words } from '../samples';
import { pixelOf } from './pixelOf';

/** Our theme, with these colours also after an owner has changed it. */
const ours = changeTheme({
  ground: 'light-dark(#faf6ee, #0d1a33)',
  sea: '#1f5fa8',
  accent: '#c8502e',
});
afterAll(() => rmSync(ours, { recursive: true }));
let content: string;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => rmSync(content, { recursive: true }));

/** The company's mark with a logo of its own. */
function withLogo(name: string, file: string | Buffer) {
  writeFileSync(join(content, 'content/pictures', name), file);
  edit(content, 'content/company.json', (company: object) =>
    Object.assign(company, { logo: `/pictures/${name}` }),
  );
  return readMark(ours, content);
}

const drawing = (color: string, width = 30, height = 30) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle cx="15" cy="15" r="15" fill="${color}"/></svg>`;

async function cardWith(root: string, logo?: Awaited<ReturnType<typeof readMark>>) {
  const picture = await plainPicture(600, 630).jpeg().toBuffer();
  const language = { code: 'en', direction: 'ltr', script: 'Latn' } as const;
  const { title } = words.page.about;
  return drawCard({
    root,
    title,
    companyName: 'Galini',
    host: 'www.example.com',
    picture,
    language,
    logo,
  });
}

test('A colour of the theme reaches icons, cards, the manifest and the browser bar', async () => {
  const root = changeTheme({ ground: 'light-dark(#f0fff0, #001100)', accent: '#800080' });
  try {
    const mark = await readMark(root, content);
    expect(vectorIcon(root, mark)).toContain('<path fill="#800080" d="M1 11.4');
    const icon = await drawIcon(root, { path: '', size: 180, share: 0.7 }, mark);
    expect(await pixelOf(icon, 90, 60)).toEqual([0x80, 0, 0x80, 255]);
    expect(await pixelOf(icon, 2, 2)).toEqual([0xf0, 0xff, 0xf0, 255]);
    expect(manifest(root, content)).toMatchObject({
      theme_color: '#f0fff0',
      background_color: '#f0fff0',
    });
    expect(themeColor(root, 'ground')).toEqual({ light: '#f0fff0', dark: '#001100' });
    const [red = 0, green = 0] = await pixelOf(await cardWith(root), 20, 20);
    expect(green - red).toBeGreaterThan(10);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('Without a logo, the icon is the mark in the theme’s colours', async () => {
  expect(vectorIcon(ours, await readMark(ours, content))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#c8502e" d="M1 11.4a11 11 0 0 1 22 0z"/><path fill="#1f5fa8" d="M23 12.6a11 11 0 0 1-22 0z"/></svg>',
  );
});

test('A logo replaces the mark in icons', async () => {
  const mark = await withLogo('logo.svg', drawing('#008000'));
  const icon = await drawIcon(ours, { path: '', size: 192, share: 1 }, mark);
  expect(await pixelOf(icon, 96, 96)).toEqual([0, 0x80, 0, 255]);
  expect(await pixelOf(icon, 2, 2)).toEqual([0, 0, 0, 0]);
  expect(vectorIcon(ours, mark)).toContain('fill="#008000"');
});

test('A wide logo is whole in an icon', async () => {
  const icon = await drawIcon(
    ours,
    { path: '', size: 180, share: 0.5 },
    await withLogo('logo.svg', drawing('#d06000', 60)),
  );
  // The circle is the left half of the middle 90 × 45 pixels.
  expect(await pixelOf(icon, 67, 90)).toEqual([0xd0, 0x60, 0, 255]);
  expect(await pixelOf(icon, 112, 90)).toEqual([0xfa, 0xf6, 0xee, 255]);
  expect(await pixelOf(icon, 67, 60)).toEqual([0xfa, 0xf6, 0xee, 255]);
});

test('A PNG is drawn like an SVG', async () => {
  const mark = await withLogo('logo.png', await plainPicture(512, 512).toBuffer());
  const icon = await drawIcon(ours, { path: '', size: 180, share: 0.5 }, mark);
  expect(await pixelOf(icon, 90, 90)).toEqual([0x80, 0x80, 0x80, 255]);
  expect(await pixelOf(icon, 20, 20)).toEqual([0xfa, 0xf6, 0xee, 255]);
});

test.each([
  ['#1b2a6b', 'light', '#faf6ee'],
  ['#ffffff', 'dark', '#0d1a33'],
])('A logo in %s has a %s background in icons', async (color, scheme, ground) => {
  const mark = await withLogo('logo.svg', drawing(color));
  expect(mark.scheme).toBe(scheme);
  expect(vectorIcon(ours, mark)).toContain(
    `<rect width="24" height="24" rx="4" fill="${ground}"/>`,
  );
});

test.each([
  ['can be seen on light and dark pages', drawing('#d06000')],
  [
    'has a background of its own',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#1b2a6b" d="M0 0h9v9H0z"/></svg>',
  ],
])('A logo that %s needs no other background', async (_, file) => {
  expect((await withLogo('logo.svg', file)).scheme).toBeUndefined();
});

/** The difference between the brightest and the darkest pixel where a name beside a logo is. */
async function inkBeside(card: Buffer): Promise<number> {
  const place = { left: 170, top: 60, width: 240, height: 48 };
  const pixels = [...(await sharp(card).extract(place).greyscale().raw().toBuffer())];
  return Math.max(...pixels) - Math.min(...pixels);
}

test.each([
  ['wide', 500, 100, { width: 150, height: 30 }, true],
  ['square', 900, 900, { width: 44, height: 44 }, false],
  ['tall', 60, 160, { width: 17, height: 44 }, false],
])('A %s logo fits the header', (_, width, height, size, takesNamesPlace) => {
  expect(sizeIn({ width, height }, HEADER_ROOM)).toEqual(size);
  expect(isWide({ width, height })).toBe(takesNamesPlace);
});

test('A card has the logo at its top, and a wide one in place of the name', async () => {
  const square = await cardWith(ours, await withLogo('square.svg', drawing('#d06000')));
  const wide = await cardWith(ours, await withLogo('wide.svg', drawing('#d06000', 150)));
  for (const card of [square, wide]) {
    const [red = 0, green = 0, blue = 0] = await pixelOf(card, 108, 84);
    expect([red > 190, green < 110, blue < 30]).toEqual([true, true, true]);
  }
  expect(await inkBeside(square)).toBeGreaterThan(100);
  expect(await inkBeside(wide)).toBeLessThan(20);
});

test('A white logo has a dark background on a card', async () => {
  const card = await cardWith(ours, await withLogo('logo.svg', drawing('#fff')));
  expect(Math.min(...(await pixelOf(card, 108, 84)))).toBeGreaterThan(230);
  expect(Math.max(...(await pixelOf(card, 66, 42)).slice(0, 3))).toBeLessThan(90);
});
