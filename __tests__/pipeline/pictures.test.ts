/** @jest-environment node */
import sharp from 'sharp';
import { preparePicture, publishedName } from '../../src/pipeline/pictures';
import { plainPicture, samplePicture } from '../model/samplePictures';

async function sizeOf(original: Buffer, aspectRatios: number[], shownWidth?: number) {
  const prepared = await preparePicture(original, { aspectRatios, width: shownWidth });
  const { width, height, orientation, exif, format } = await sharp(prepared).metadata();
  return { width, height, orientation, exif, format };
}

const upright = { orientation: undefined, exif: undefined, format: 'jpeg' };

test('A photo that a phone stored lying down is turned upright, and nothing is lost', async () => {
  for (const orientation of [6, 8]) {
    const photo = await samplePicture(80, 60).withMetadata({ orientation }).jpeg().toBuffer();
    expect(await sizeOf(photo, [])).toEqual({ width: 60, height: 80, ...upright });
    expect(await sizeOf(photo, [0.75])).toEqual({ width: 60, height: 80, ...upright });
  }
});

test('A panorama is cut to the widest shape of its place', async () => {
  const panorama = await samplePicture(500, 100).jpeg().toBuffer();
  expect(await sizeOf(panorama, [1.4, 1.6])).toEqual({ width: 160, height: 100, ...upright });
});

test('A tall picture is cut to the narrowest shape of its place, mostly at the bottom', async () => {
  const halves = await sharp({ create: { width: 60, height: 100, channels: 3, background: 'red' } })
    .composite([{ input: await plainPicture(60, 50).toBuffer(), top: 50, left: 0 }])
    .jpeg()
    .toBuffer();
  expect(await sizeOf(halves, [1, 1.2])).toEqual({ width: 60, height: 60, ...upright });
  const prepared = await preparePicture(halves, { aspectRatios: [1, 1.2] });
  const rows = await sharp(prepared).resize(1, 60, { fit: 'fill' }).raw().toBuffer();
  const isRed = (row: number) => (rows[3 * row] ?? 0) > 180 && (rows[3 * row + 1] ?? 0) < 60;
  // 16 rows are cut off at the top, 24 at the bottom.
  expect([isRed(30), isRed(40)]).toEqual([true, false]);
});

test('A picture is cut around its focal point', async () => {
  const left = await sharp({ create: { width: 40, height: 100, channels: 3, background: 'red' } })
    .extend({ right: 160, background: 'blue' })
    .png()
    .toBuffer();
  const colorAt = async (focus?: string) => {
    const { dominant } = await sharp(
      await preparePicture(left, { aspectRatios: [0.4] }, focus),
    ).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect(await colorAt('0% 40%')).toBe('red');
  expect(await colorAt('100% 40%')).toBe('blue');
  expect(await colorAt()).toBe('blue');
});

test('A picture that fits is left as it is, byte by byte', async () => {
  const fitting = await samplePicture(150, 100).jpeg().toBuffer();
  expect(await preparePicture(fitting, { aspectRatios: [1.4, 2] })).toBe(fitting);
});

test('A picture has no more pixels than a dense screen shows in its place, and is never enlarged', async () => {
  const photo = await samplePicture(1512, 1008).jpeg().toBuffer();
  const widthFor = async (width: number, aspectRatios = [1.5]) =>
    (await sizeOf(photo, aspectRatios, width)).width;
  expect([await widthFor(400), await widthFor(170), await widthFor(700)]).toEqual([864, 344, 1512]);
  // Wider than its place on wide screens.
  expect(await widthFor(400, [1, 1.5])).toBe(1512);
  expect(await widthFor(300, [1, 1.5])).toBe(1120);
});

test('A transparent picture stays transparent', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = sharp({ create: { width: 50, height: 10, channels: 4, background } });
  const prepared = await preparePicture(await logo.webp().toBuffer(), { aspectRatios: [1] });
  expect((await sharp(prepared).metadata()).format).toBe('png');
  expect((await sharp(prepared).stats()).isOpaque).toBe(false);
});

test.each([
  ['lighthouse', 'lighthouse'],
  ['a%20b? #(1)', 'a-20b-1-'],
  ['猫😀'.repeat(60), '猫-'.repeat(20)],
  ['𠮷'.repeat(62), '𠮷'.repeat(40)],
])('A picture named %s is published under a short name without signs', (name, published) => {
  expect(publishedName(name)).toBe(published);
});
