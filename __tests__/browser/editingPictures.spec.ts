/** What the editor does with a picture before it is saved. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentRoot } from '../../src/files/contentRoot';
import { readAbout } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { plainPicture } from '../model/samplePictures';
import { findings } from './axe';
import { fullRun } from './cases';
import { cmsWarnings, dismissDialogs, type Editor, expect, pngFile, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const svgOf = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

const field = 'collage.0.file';
const about = readAbout(contentRoot());

async function openPicture(editor: Editor): Promise<void> {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.unfoldItem('collage', 0);
}

/** Waits until the preview shows the new first picture. */
const shown = (editor: Editor, width: number) =>
  expect(editor.preview.getByRole('main').getByRole('img').first()).toHaveJSProperty(
    'naturalWidth',
    width,
  );

/** The picture that is saved in place of the first one. */
async function saved(editor: Editor, file: string, width: number): Promise<Buffer> {
  await shown(editor, width);
  await editor.save();
  const changed = editor.changedFiles();
  expect(Object.keys(changed).sort()).toEqual(['content/about.json', file]);
  return changed[file] ?? Buffer.alloc(0);
}

const harbour = 'harbour-harbour-harbour-harbour-harbour-harbour-harbour-harbour-harbour-harbour';

test('Large photos are saved upright, scaled down and without their place, under names that file systems take', {
  tag: fullRun,
}, async ({ editor }) => {
  test.slow();
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 56/1 0/1' } };
  const photos = [
    // Of a phone, which stores it lying down.
    {
      name: 'CON.jpg',
      picture: plainPicture(4000, 3000).withExif(place).withMetadata({ orientation: 6 }),
      file: 'con-1',
      size: [2400, 3200],
    },
    // More pixels than the build can hold.
    {
      name: `${'Harbour '.repeat(30)}.jpg`,
      picture: plainPicture(9600, 7200),
      file: harbour,
      size: [2400, 1800],
    },
  ];
  await editor.open();
  await editor.openEntry('pictures');
  for (const [index, { name, picture }] of photos.entries()) {
    // The first that is closed.
    await editor.unfoldItem('collage', 0);
    const buffer = await picture.jpeg({ quality: 60 }).toBuffer();
    const file = { name, mimeType: 'image/jpeg', buffer };
    await editor.choosePicture(`collage.${index}.file`, file);
    await editor.writeAll(`collage.${index}.alt`, 'New');
  }
  await editor.save();
  const changed = editor.changedFiles();
  const files = photos.map(({ file }) => `content/pictures/${file}.webp`);
  expect(Object.keys(changed).sort()).toEqual(['content/about.json', ...files].sort());
  for (const [index, file] of files.entries()) {
    const { width, height, exif, orientation } = await sharp(changed[file]).metadata();
    const { size = [] } = photos[index] ?? {};
    expect([width, height, exif, orientation]).toEqual([...size, undefined, undefined]);
  }
});

test('A focal point moves with its picture', { tag: fullRun }, async ({ editor }) => {
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
  await editor.save();
  expect((await savedCollage(editor))[1]).toEqual({ ...first, focus: '21% 74%' });
});

async function savedCollage(editor: Editor): Promise<object[]> {
  const { 'content/about.json': saved } = editor.changedFiles();
  return JSON.parse(String(saved)).collage;
}

test('A new picture is refused at once if it is small, and with the descriptions of the one before; a click and the sliders set its focal point, which the page follows; a frame shows what is cut off', async ({
  editor,
  page,
}) => {
  const dialogs = dismissDialogs(page);
  await openPicture(editor);
  await editor.choosePicture(field, await pngFile('Small.png', 200));
  const refusal = /^Picture 1.*200 × 200 pixels instead of at least 1200 × 857/;
  await expect.poll(() => dialogs[0]?.message()).toMatch(refusal);
  await expect(editor.field(field)).toContainText('container-terminal.jpg');
  await expect(editor.field('collage.0.focus')).toContainText('1200 × 857');
  // A file that is dropped on the page would open in its place.
  const isStopped = await editor.preview.locator('body').evaluate((body) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'dropped.png'));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !body.dispatchEvent(event);
  });
  expect(isStopped).toBe(true);
  await expect.poll(() => dialogs[1]?.message()).toContain('files have no place here');
  await editor.choosePicture(field, await pngFile('New.png', 1300));
  await editor.trySaving();
  await expect(editor.refusal).toContainText('(English, Greek, German, Arabic)');
  await editor.closeDialog();
  await expect(editor.text('collage.0.alt.en')).toBeFocused();
  expect(dialogs).toHaveLength(2);
  expect(editor.changedFiles()).toEqual({});
  await editor.writeAll('collage.0.alt', 'New');

  const point = editor.field('collage.0.focus');
  const image = point.locator('img');
  await image.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  const crop = await point.locator('.crop').first().boundingBox();
  expect((crop?.width ?? 0) / (crop?.height ?? 1)).toBeCloseTo(7 / 5, 1);
  await image.click({ position: { x: width * 0.2, y: height * 0.75 } });
  await point.getByLabel('From the left').press('ArrowRight');
  await point.getByLabel('From the top').press('ArrowDown');
  await expect(point.getByLabel('From the left')).toHaveValue('21');
  await expect(point.getByLabel('From the top')).toHaveValue('74');
  const first = editor.preview.getByRole('main').getByRole('img').first();
  await expect(first).toHaveCSS('object-position', '21% 74%');
  expect.soft(await findings(page.mainFrame(), { within: '.focal-point' })).toEqual([]);
  await saved(editor, 'content/pictures/new.webp', 1300);
  const [replaced, ...others] = await savedCollage(editor);
  expect(replaced).toMatchObject({ file: '/pictures/new.webp', focus: '21% 74%' });
  expect(others).toEqual(about.collage.slice(1));
});

const unfit: [name: string, content: string | Buffer, reason: string][] = [
  ['Plain.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>', 'is cut off, damaged or no'],
  ['Text.svg', svgOf('<text>Hi</text>'), 'contains text'],
  ['Blank.svg', svgOf('<path d="M20 20h9v9z"/>'), 'draws nothing'],
  ['Hairline.svg', svgOf('<path d="M0 0h9v.0003H0z"/>'), 'draws nothing'],
];

test('A logo that can’t be drawn is refused with its reason; one that can is in the header at once', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const dialogs = dismissDialogs(page);
  await editor.open();
  await editor.openEntry('company');
  const choose = (name: string, content: string | Buffer) =>
    editor.choosePicture('logo', {
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(content),
    });
  for (const [name, content, reason] of unfit) {
    await choose(name, content);
    await expect.poll(() => dialogs.pop()?.message()).toContain(`Logo: ${reason}`);
  }
  await expect(editor.field('logo')).toContainText('sun-on-horizon.svg');
  await choose('Logo.svg', svgOf('<path d="M0 0h9v9z"/>').replace('<svg', '<svg width="40"'));
  const logo = editor.preview.getByRole('banner').locator('img');
  await expect(logo).toHaveJSProperty('naturalWidth', 40);
  await expect(logo).toBeInViewport();
});

async function chooseOfFolder(editor: Editor, key: string, name: string): Promise<void> {
  const { page } = editor;
  await editor.field(key).getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('dialog').getByText(name).click();
  await page.getByRole('button', { name: 'Insert' }).click();
}

test('A picture of the folder is refused at once like an upload, for the place where it is chosen', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const dialogs = dismissDialogs(page);
  const { buffer } = await pngFile('small.png', 800);
  const role = Object.fromEntries(Object.keys(about.mission.alt).map((code) => [code, 'Planner']));
  const people = [{ name: { en: 'Eleni' }, role, file: '/pictures/small.png' }];
  await editor.open({
    'content/pictures/text.svg': svgOf('<text>Galini</text>'),
    'content/pictures/small.png': buffer,
    'content/about.json': jsonText({ ...about, people }),
  });
  await editor.openForm('company');
  await editor.reveal(editor.field('logo'));
  await chooseOfFolder(editor, 'logo', 'text.svg');
  await expect.poll(() => dialogs.pop()?.message()).toContain('Logo: contains text');
  await expect(editor.field('logo')).toContainText('sun-on-horizon.svg');
  await editor.leaveEntry();

  // It is large enough for a portrait.
  await editor.openForm('pictures');
  await editor.unfoldItem('collage', 0);
  await chooseOfFolder(editor, field, 'small.png');
  await expect.poll(() => dialogs.pop()?.message()).toMatch(/^Picture 1.*800/);
  await expect(editor.field(field)).toContainText('container-terminal.jpg');
});

test('A HEIC photo is converted, in a browser without a WebP encoder', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  // As Safari does.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback) {
      return toBlob.call(this, callback, 'image/png');
    };
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function () {
      return convertToBlob.call(this, { type: 'image/png' });
    };
  });
  const buffer = readFileSync('__tests__/fixtures/photo.heic');
  await openPicture(editor);
  await editor.choosePicture(field, { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  await editor.writeAll('collage.0.alt', 'New');
  const { format, width, height } = await sharp(
    await saved(editor, 'content/pictures/img_0001.webp', 1300),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1300, height: 900 });
});

test('A save while a picture is still being converted loses nothing', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  // A slow device, until the test lets it go on.
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    const goesOn = new Promise((resolve) => Object.assign(window, { goOn: resolve }));
    OffscreenCanvas.prototype.convertToBlob = async function (options) {
      await goesOn;
      return convertToBlob.call(this, options);
    };
  });
  await editor.open();
  await editor.openEntry('company');
  await editor.choosePicture('logo', await pngFile('logo.png', 600), true);
  await editor.trySaving();
  await expect(editor.refusal).toContainText('A picture is still being prepared');
  expect(editor.changedFiles()).toEqual({});
  await editor.closeDialog();
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await expect(editor.field('logo')).toContainText('logo.webp');
  await editor.save();
  expect(Object.keys(editor.changedFiles()).sort()).toEqual([
    'content/company.json',
    'content/pictures/logo.webp',
  ]);
});

test('On the page of all pictures, one that is in use is not replaced, and why a name is refused is said', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const dialogs = dismissDialogs(page);
  const messages = () => dialogs.map((dialog) => dialog.message());
  const [{ file } = { file: '' }] = about.collage;
  const name = file.replace('/pictures/', '');
  await editor.open();
  await expect(page.locator('.primary-sidebar')).toBeVisible();
  await editor.goTo(`assets/content/pictures/${name}`);
  const menu = page.getByRole('button', { name: 'Show Edit Options' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  const choosing = page.waitForEvent('filechooser');
  await editor.dialog.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles(await pngFile('small.png', 200));
  await expect.poll(messages).toEqual([expect.stringContaining('Picture 1')]);
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await editor.dialog.getByRole('textbox').fill(name.replace('.', '..'));
  await editor.dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => messages()[1]).toContain('Nothing was changed: Please fix');
  expect(editor.changedFiles()).toEqual({});
});

test('There, an upload does not replace a picture in use under another ending, and an unused one is replaced', {
  tag: fullRun,
}, async ({ editor, page }) => {
  const dialogs = dismissDialogs(page);
  const messages = () => dialogs.map((dialog) => dialog.message());
  const webp = await plainPicture(1700, 1700).webp().toBuffer();
  const mission = { ...about.mission, file: '/pictures/team.webp' };
  await editor.open({
    'content/about.json': JSON.stringify({ ...about, mission }),
    'content/pictures/team.webp': webp,
    'content/pictures/my-team.webp': webp,
  });
  await expect(page.locator('.primary-sidebar')).toBeVisible();
  const choose = async (name: string) => {
    const choosing = page.waitForEvent('filechooser');
    await editor.dialog.getByRole('button', { name: 'Choose File' }).click();
    await (await choosing).setFiles(await pngFile(name, 200));
  };
  await editor.goTo('assets/content/pictures/my-team.webp');
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await choose('other.png');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect
    .poll(() => editor.readFile('content/pictures/my-team.webp').equals(webp))
    .toBe(false);
  expect(messages()).toEqual([]);

  await editor.goTo('assets/content/pictures');
  await page.getByRole('button', { name: /^Upload/ }).click();
  await choose('Team.PNG');
  await expect.poll(messages).toEqual([expect.stringContaining('Team picture')]);
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(editor.readFile('content/pictures/team.webp').equals(webp)).toBe(true);
});

test.describe('On a phone, where the page is in the place of the form', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('photos of the same name are kept apart, and new descriptions stay new', {
    tag: fullRun,
  }, async ({ editor, page }) => {
    const eye = page.getByRole('button', { name: 'Preview', exact: true });
    await editor.open();
    await editor.openForm('pictures');
    for (const [index, size] of [1300, 1400].entries()) {
      const shown = editor.field(`collage.${index}.file`);
      // The CMS loses clicks that come too early.
      await expect(async () => {
        // The first that is closed.
        if (!(await shown.isVisible())) await editor.unfoldItem('collage', 0);
        await expect(shown).toBeVisible({ timeout: 3000 });
      }).toPass();
      const picture = await pngFile('image.png', size);
      await editor.choosePicture(`collage.${index}.file`, picture);
      await editor.writeAll(`collage.${index}.alt`, 'New');
      await eye.click();
      await expect(editor.preview.getByRole('heading', { level: 1 })).toBeVisible();
      if (index > 0) continue;
      await eye.click();
      await expect(shown).toBeVisible();
    }
    await editor.save();
    const changed = editor.changedFiles();
    const names = ['content/pictures/image.webp', 'content/pictures/image-2.webp'];
    const pictures = names.map((name) => sharp(changed[name]).metadata());
    expect(await Promise.all(pictures)).toMatchObject([{ width: 1300 }, { width: 1400 }]);
  });
});

test.describe('After a save that failed', () => {
  test.use({ expectedMessages: new RegExp(`${cmsWarnings.source}|status of 500|disk is full`) });

  test('the next one saves the pictures that were written already', { tag: fullRun }, async ({
    editor,
    page,
  }) => {
    await openPicture(editor);
    await editor.choosePicture(field, await pngFile('New.png', 1300));
    await editor.writeAll('collage.0.alt', 'New');
    await page.route('**/admin/files?*', (route) =>
      route.request().method() === 'PUT' && route.request().url().includes('about.json')
        ? route.fulfill({ status: 500, body: 'The disk is full.' })
        : route.continue(),
    );
    await editor.trySaving();
    await expect(editor.refusal).toContainText('The disk is full.');
    await editor.closeDialog();
    await page.unroute('**/admin/files?*');
    await saved(editor, 'content/pictures/new.webp', 1300);
  });
});
