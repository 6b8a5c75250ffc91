/** @jest-environment node */
import sharp from 'sharp';
import { readContent } from '../../src/files/read';
import type { Design } from '../../src/looks/design';
import { designs } from '../../src/looks/designs';
import { drawIcon, icons } from '../../src/pipeline/icons';
import { readMark } from '../../src/pipeline/mark';
import { contentOfEachTest } from '../model/project';
import { pixelOf } from './drawings';

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

const content = contentOfEachTest();

test.each(icons)('$path has its size and shows the mark in the look’s colours', async (icon) => {
  const png = await drawIcon(look, icon, await readMark(readContent(content), look));
  const { size, share } = icon;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  const quarter = Math.round(size / 2 - (size * share) / 4);
  expect(await pixelOf(png, size / 2, quarter)).toEqual([0xc8, 0x50, 0x2e, 255]);
  expect(await pixelOf(png, size / 2, size - quarter)).toEqual([0x1f, 0x5f, 0xa8, 255]);
  // What a phone may cut to its own shape has ground in its corners, the others have none.
  expect(await pixelOf(png, 0, 0)).toEqual(share === 1 ? [0, 0, 0, 0] : [0xfa, 0xf6, 0xee, 255]);
});
