/** The company's logo in the editor. */
import { plainPicture } from '../model/samplePictures';
import { cmsWarnings, type Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const svg = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40z"/>${inner}</svg>`,
  );
const svgFile = (inner = '') => ({
  name: 'Logo.svg',
  mimeType: 'image/svg+xml',
  buffer: svg(inner),
});

async function upload(editor: Editor, file: Parameters<Editor['choosePicture']>[1]) {
  await editor.field('logo').getByRole('button', { name: 'Browse' }).click();
  const choosing = editor.page.waitForEvent('filechooser');
  await editor.dialog.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles(file);
}

test('A logo is shown in the header at once, and saved as it was uploaded', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('company');
  await upload(editor, svgFile('<script>alert(1)</script>'));
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(editor.preview.getByRole('banner').locator('img')).toHaveJSProperty(
    'naturalWidth',
    40,
  );
  await editor.save();
  const changed = await editor.changedFiles();
  expect(Object.keys(changed).sort()).toEqual([
    'content/company.json',
    'content/pictures/logo.svg',
  ]);
  expect(String(changed['content/company.json'])).toContain('"logo": "/pictures/logo.svg"');
});

test('A logo that a page could not show is refused with what to do', async ({ editor, page }) => {
  await editor.open();
  await editor.openEntry('company');
  const small = await plainPicture(200, 80).toBuffer();
  for (const [file, message] of [
    [svgFile('<text>Hi</text>'), /^Logo\.svg has text in a font that visitors may not have\. Con/],
    [{ ...svgFile(), buffer: Buffer.from('<svg') }, /^Logo\.svg is not a picture or is damaged\./],
    [
      { name: 'Logo.png', mimeType: 'image/png', buffer: small },
      /^Logo\.png has 200 × 80 pixels instead of at least 512 on the longer side\./,
    ],
  ] as const) {
    await upload(editor, file);
    await expect(page.locator('.notice')).toHaveText(message);
    await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
    await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(await editor.changedFiles()).toEqual({});
});
