/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Design } from '../../src/looks/design';
import { designs } from '../../src/looks/designs';
import { drawIcon, emitLogo, icons, readMark, writeIcons } from '../../src/pipeline/icons';
import { copyContent, edit } from '../model/project';
import { plainPicture } from '../model/samplePictures';
import { drawing, pixelOf } from './drawings';

jest.mock('../../src/pipeline/emitAsset', () => ({
  emitAsset: (name: string, type: string, content: Buffer) => `${name}.${type} ${content}`,
}));

/** With these colours also after an owner has changed them. */
const look: Design = {
  ...designs.editorial,
  colors: {
    ...designs.editorial.colors,
    ground: { light: '#faf6ee', dark: '#0d1a33' },
    sea: { light: '#1f5fa8', dark: '#7fb4ea' },
    accent: { light: '#c8502e', dark: '#f08a63' },
  },
};

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
  return readMark(content, look);
}

test.each(icons)('$path has its size and shows the mark in the look’s colours', async (icon) => {
  const png = await drawIcon(look, icon, await readMark(content, look));
  const { size, share } = icon;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  const quarter = Math.round(size / 2 - (size * share) / 4);
  expect(await pixelOf(png, size / 2, quarter)).toEqual([0xc8, 0x50, 0x2e, 255]);
  expect(await pixelOf(png, size / 2, size - quarter)).toEqual([0x1f, 0x5f, 0xa8, 255]);
  // What a phone may cut to its own shape has ground in its corners, the others have none.
  expect(await pixelOf(png, 0, 0)).toEqual(share === 1 ? [0, 0, 0, 0] : [0xfa, 0xf6, 0xee, 255]);
});

test('A logo replaces the mark, whole and in the middle', async () => {
  const wide = await withLogo('logo.svg', drawing('#d06000', 60));
  const icon = await drawIcon(look, { path: '', size: 180, share: 0.5 }, wide);
  // The circle is the left half of the middle 90 × 45 pixels.
  expect(await pixelOf(icon, 67, 90)).toEqual([0xd0, 0x60, 0, 255]);
  expect(await pixelOf(icon, 112, 90)).toEqual([0xfa, 0xf6, 0xee, 255]);
  expect(await pixelOf(icon, 67, 60)).toEqual([0xfa, 0xf6, 0xee, 255]);
});

test('Without a logo, the header draws its own mark', async () => {
  expect(await emitLogo(await readMark(content, look))).toBeUndefined();
});

test('The header has an SVG as it is, and a PNG with the pixels of most phones', async () => {
  const svg = drawing('#d06000', 60);
  expect(await emitLogo(await withLogo('logo.svg', svg))).toEqual({
    src: `/static/logo.svg ${svg}`,
    width: 88,
    height: 44,
    isWide: true,
    scheme: undefined,
  });
  const mark = await withLogo('logo.png', await plainPicture(512, 512).toBuffer());
  expect(await emitLogo(mark)).toMatchObject({ width: 44, height: 44, isWide: false });
  const icon = await drawIcon(look, { path: '', size: 180, share: 0.5 }, mark);
  expect(await pixelOf(icon, 90, 90)).toEqual([0x80, 0x80, 0x80, 255]);
});

const full =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#1b2a6b" d="M0 0h9v9H0z"/></svg>';

test.each([
  ['can be seen on light pages only', drawing('#1b2a6b'), 'light'],
  ['can be seen on dark pages only', drawing('#ffffff'), 'dark'],
  ['can be seen on both', drawing('#d06000'), undefined],
  ['has a background of its own', full, undefined],
] as const)('A logo that %s', async (_, file, scheme) => {
  const mark = await withLogo('logo.svg', file);
  expect(mark.scheme).toBe(scheme);
  const icon = await drawIcon(look, { path: '', size: 48, share: 1 }, mark);
  const atEdge = Buffer.from(await pixelOf(icon, 2, 24)).toString('hex');
  if (scheme) expect(`#${atEdge}`).toBe(`${look.colors.ground[scheme]}ff`);
});

test('The site has all icons, and a manifest with the company’s name', async () => {
  const site = mkdtempSync(join(tmpdir(), 'icons-'));
  await writeIcons(site);
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Galini', start_url: '/about/' });
  for (const { src } of manifest.icons) expect(icons.map(({ path }) => path)).toContain(src);
  for (const { path, size } of icons)
    expect(await sharp(join(site, path)).metadata()).toMatchObject({ format: 'png', width: size });
  rmSync(site, { recursive: true });
});
