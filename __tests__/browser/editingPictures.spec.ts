/** What the editor does with a picture before it is saved. */

import sharp from 'sharp';
import { contentRoot } from '../../src/model/files/contentRoot';
import { readAbout } from '../../src/model/files/read';
import { plainPicture } from '../model/samplePictures';
import { findings } from './axe';
import { fullRun } from './cases';
import { cmsWarnings, type Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const field = 'collage.0.file';
const about = readAbout(contentRoot());

async function openPicture(editor: Editor): Promise<void> {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.unfoldItem('collage', 0);
}

/** The picture that is saved in place of the first one, once the preview shows it. */
async function saved(editor: Editor, file: string, width: number): Promise<Buffer> {
  const first = editor.preview.getByRole('main').getByRole('img').first();
  await expect(first).toHaveJSProperty('naturalWidth', width);
  await editor.save();
  const changed = await editor.changedFiles();
  expect(Object.keys(changed).sort()).toEqual(['content/about.json', file]);
  return changed[file] ?? Buffer.alloc(0);
}

test('A photo of a phone is saved upright, scaled down, and without its place', {
  tag: fullRun,
}, async ({ editor }) => {
  const photo = plainPicture(4000, 3000).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 56/1 0/1' },
  });
  const buffer = await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer();
  await openPicture(editor);
  await editor.choosePicture(field, { name: 'Phone.jpg', mimeType: 'image/jpeg', buffer });
  const { width, height, exif, orientation } = await sharp(
    await saved(editor, 'content/pictures/phone.webp', 2400),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 2400,
    height: 3200,
    exif: undefined,
    orientation: undefined,
  });
});

test('A picture of more pixels than the build can hold is scaled down', { tag: fullRun }, async ({
  editor,
}) => {
  const buffer = await plainPicture(9600, 7200).toBuffer();
  await openPicture(editor);
  await editor.choosePicture(field, { name: 'Huge.png', mimeType: 'image/png', buffer });
  const { width, height } = await sharp(
    await saved(editor, 'content/pictures/huge.webp', 2400),
  ).metadata();
  expect({ width, height }).toEqual({ width: 2400, height: 1800 });
});

test('A click and the arrow keys set the focal point, and the page follows', async ({
  editor,
  page,
}) => {
  await openPicture(editor);
  const point = editor.field('collage.0.focus');
  const image = point.locator('img');
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await image.click({ position: { x: width * 0.2, y: height * 0.75 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(point.getByLabel('From the left')).toHaveValue('21');
  await expect(point.getByLabel('From the top')).toHaveValue('74');
  const first = editor.preview.getByRole('main').getByRole('img').first();
  await expect(first).toHaveCSS('object-position', '21% 74%');
  expect.soft(await findings(page.mainFrame(), { within: '.focal-point' })).toEqual([]);
  await editor.save();
  const [before, ...others] = about.collage;
  expect(await savedCollage(editor)).toEqual([{ ...before, focus: '21% 74%' }, ...others]);
});

test('A focal point moves with its picture, and is reset with it', async ({ editor }) => {
  const [first, ...others] = about.collage;
  const collage = [{ ...first, focus: '21% 74%' }, ...others];
  await editor.open({ 'content/about.json': JSON.stringify({ ...about, collage }) });
  await editor.openEntry('pictures');
  await editor
    .field('collage')
    .getByRole('button', { name: /^Reorder/ })
    .first()
    .press('ArrowDown');
  await editor.unfoldItem('collage', 1);
  await expect(editor.field('collage.1.focus').getByLabel('From the top')).toHaveValue('74');
  await editor.unfoldItem('collage', 0);
  await expect(editor.field('collage.0.focus').getByLabel('From the top')).toHaveValue('40');
  const buffer = await plainPicture(1300, 1300).toBuffer();
  const file = { name: 'New.png', mimeType: 'image/png', buffer };
  await editor.choosePicture('collage.1.file', file);
  await expect(editor.field('collage.1.focus').getByLabel('From the top')).toHaveValue('40');
  await editor.save();
  expect((await savedCollage(editor))[1]).toEqual({ ...first, file: '/pictures/new.webp' });
});

async function savedCollage(editor: Editor): Promise<object[]> {
  const { 'content/about.json': saved } = await editor.changedFiles();
  return JSON.parse(String(saved)).collage;
}

test('A picture too small for its place is refused with its size, and the old one stays', async ({
  editor,
  page,
}) => {
  const buffer = await plainPicture(200, 200).toBuffer();
  await openPicture(editor);
  await editor.field(field).getByRole('button', { name: 'Replace' }).click();
  const choosing = page.waitForEvent('filechooser');
  await editor.dialog.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles({ name: 'Small.png', mimeType: 'image/png', buffer });
  await expect(page.locator('.notice')).toHaveText(
    /^Small\.png has 200 × 200 pixels and would look blurred\. Choose a picture at least 1200 pixels wide\./,
  );
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.field(field)).toContainText(about.collage[0]?.file ?? '');
  expect(await editor.changedFiles()).toEqual({});
});

test('A dropped picture is checked and taken like a chosen one', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  const drop = async (name: string, size: number) => {
    const base64 = (await plainPicture(size, size).toBuffer()).toString('base64');
    const data = await page.evaluateHandle(dataTransferOf, { name, base64 });
    const target = editor.field(field).locator('.drop-target');
    for (const type of ['dragover', 'drop'])
      await target.dispatchEvent(type, { dataTransfer: data });
  };
  await openPicture(editor);
  await drop('small.png', 200);
  await expect(page.locator('.notice')).toContainText('small.png has 200 × 200 pixels');
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await drop('large.png', 1300);
  const { width } = await sharp(
    await saved(editor, 'content/pictures/large.webp', 1300),
  ).metadata();
  expect(width).toBe(1300);
});

/** Runs in the browser. */
function dataTransferOf({ name, base64 }: { name: string; base64: string }): DataTransfer {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name, { type: 'image/png' }));
  return data;
}
