/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../../src/files/read';
import { designs } from '../../src/looks/designs';
import type { Company } from '../../src/model/company';
import { emitLogo, readBrand } from '../../src/pipeline/brand';
import { drawIcon } from '../../src/pipeline/icons';
import { contentOfEachTest, put } from '../model/project';
import { plainPicture } from '../model/samplePictures';
import { drawing, pixelOf } from './drawings';

const emitted = new Map<string, Buffer>();

jest.mock('../../src/pipeline/emitAsset', () => ({
  emitAsset(name: string, type: string, content: Buffer) {
    const address = `${name}-${emitted.size}.${type}`;
    const known = [...emitted].find(([, file]) => file.equals(content))?.[0];
    emitted.set(known ?? address, content);
    return known ?? address;
  },
}));

const look = designs.editorial;

const content = contentOfEachTest();

/** The mark of the sample with other data. */
function brandOf(changes: Partial<Company>, design = look) {
  const values = { logo: undefined, darkLogo: undefined, ...changes };
  for (const [key, value] of Object.entries(values))
    put(content, 'content/company.json', key, value);
  return readBrand(readContent(content), design);
}

/** The mark of a company with a logo, and perhaps one for dark pages. */
function brandWith(file: string | Buffer, darkFile?: string) {
  const type = typeof file === 'string' ? 'svg' : 'png';
  writeFileSync(join(content, `content/pictures/logo.${type}`), file);
  if (darkFile) writeFileSync(join(content, 'content/pictures/dark.svg'), darkFile);
  return brandOf({
    logo: `/pictures/logo.${type}`,
    darkLogo: darkFile && '/pictures/dark.svg',
  });
}

const iconOf = async (
  brand: Promise<Awaited<ReturnType<typeof readBrand>>>,
  size = 180,
  share = 0.5,
) => drawIcon(look, { size, share }, await brand);

test('A logo is whole and in the middle, without the empty margins of its file', async () => {
  const icon = await iconOf(brandWith(drawing('#d06000', 60)));
  // The circle is in the middle 90 pixels.
  for (const [left, top] of [
    [48, 90],
    [132, 90],
    [90, 48],
  ] as const)
    expect(await pixelOf(icon, left, top)).toEqual([0xd0, 0x60, 0, 255]);
  expect(await pixelOf(icon, 40, 90)).toEqual([0xfa, 0xf6, 0xee, 255]);
});

/** The size and the first bytes of what the header loads. */
async function headerFile({ src }: { src: string }) {
  const file = emitted.get(src) ?? Buffer.of();
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height, isSmall: file.length < 3000 };
}

test('The header has the drawn logo, with the pixels of most phones, in few bytes', async () => {
  const { light, dark, isWide } = await emitLogo(await brandWith(drawing('#d06000', 60)));
  expect(light).toMatchObject({ width: 88, height: 44, plate: undefined });
  expect([dark, isWide]).toEqual([light, true]);
  const expected = { format: 'webp', width: 264, height: 132, isSmall: true };
  expect(await headerFile(light)).toEqual(expected);
  const brand = brandWith(await plainPicture(512, 512).toBuffer());
  const logo = await emitLogo(await brand);
  expect(logo).toMatchObject({ light: { width: 44, height: 44 }, isWide: false });
  expect(await headerFile(logo.light)).toEqual({ ...expected, width: 132 });
  expect(await pixelOf(await iconOf(brand), 90, 90)).toEqual([0x80, 0x80, 0x80, 255]);
});

test('An SVG may have as many units as CorelDRAW writes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42000 29700"><path fill="#d06000" d="M0 0h42000v29700H0z"/></svg>';
  expect((await brandWith(svg)).light.shown).toEqual({ width: 62, height: 44 });
  expect(await pixelOf(await iconOf(brandWith(svg)), 90, 90)).toEqual([0xd0, 0x60, 0, 255]);
});

const full =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#1b2a6b" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['can be seen on light pages only', drawing('#1b2a6b'), [undefined, 'light'], 'light'],
  ['can be seen on dark pages only', drawing('#ffffff'), ['dark', undefined], 'dark'],
  ['can be seen on both', drawing('#d06000'), [undefined, undefined], undefined],
  ['has a background of its own', full, [undefined, undefined], undefined],
] as const)(
  'A logo that %s has a plate only where it needs one',
  async (_, file, plates, background) => {
    const brand = brandWith(file);
    const { light, dark } = await emitLogo(await brand);
    expect([light.plate, dark.plate]).toEqual(plates);
    const atEdge = Buffer.from(await pixelOf(await iconOf(brand, 48, 1), 2, 24)).toString('hex');
    if (background) expect(`#${atEdge}`).toBe(`${look.colors.background[background]}ff`);
  },
);

test('With a logo for dark pages, each page has its own, without a plate', async () => {
  const { light, dark } = await emitLogo(await brandWith(drawing('#1b2a6b'), drawing('#ffffff')));
  expect([light.plate, dark.plate]).toEqual([undefined, undefined]);
  const colors = [light, dark].map(({ src }) => pixelOf(emitted.get(src) ?? Buffer.of(), 66, 66));
  expect(await Promise.all(colors)).toEqual([
    [0x1b, 0x2a, 0x6b, 255],
    [255, 255, 255, 255],
  ]);
});

test('A logo for dark pages alone is the logo', async () => {
  writeFileSync(join(content, 'content/pictures/dark.svg'), drawing('#ffffff'));
  const { light } = await emitLogo(await brandOf({ darkLogo: '/pictures/dark.svg' }));
  expect(light.plate).toBe('dark');
});

/** How many pixels of the tile's middle have the colour of the background. */
async function letterIn(name: string, design = look) {
  const { light } = await brandOf({ name: { en: name } }, design);
  expect(light.shown).toEqual({ width: 32, height: 32 });
  expect(await pixelOf(light.drawing, 512, 40)).toEqual([
    ...Buffer.from(design.colors.primary.light.slice(1), 'hex'),
    255,
  ]);
  const middle = { left: 180, top: 180, width: 664, height: 664 };
  const pixels = await sharp(light.drawing).extract(middle).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 200).length;
}

test.each(Object.entries(designs))(
  'Without a logo, the initial is the mark in the look “%s”, in any script',
  async (_, design) => {
    const names = ['Galini', '«Ωμέγα»', 'Жук', 'شركة', '3M'];
    const inks = [];
    for (const name of names) inks.push(await letterIn(name, design));
    expect(Math.min(...inks)).toBeGreaterThan(1500);
    expect(new Set(inks).size).toBe(names.length);
    const [disc, other] = [await letterIn('𓀀', design), await letterIn('𓀁', design)];
    expect(disc).toBe(other);
    expect(disc).toBeGreaterThan(30_000);
  },
);

test('The initial has the colours of each theme', async () => {
  const { light, dark } = await emitLogo(await brandOf({ name: { en: 'Galini' } }));
  expect(light.src).not.toBe(dark.src);
});
