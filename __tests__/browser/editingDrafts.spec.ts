/** What happens to a text that is not saved yet. */
import { fullRun } from './cases';
import { cmsWarnings, Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const unsaved = '+30 210 000 0099';

async function writePhone(editor: Editor) {
  await editor.open();
  await editor.openEntry('company');
  // The CMS keeps only what an editor has typed.
  await editor.text('phone').press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(unsaved);
  await expect(editor.preview.getByRole('main')).toContainText(unsaved);
}

async function expectRestored(editor: Editor) {
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
  await editor.page.keyboard.press('Escape');
  await editor.page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text('phone')).toHaveValue(unsaved);
}

test.describe('In a first visit, an unsaved text is offered again', () => {
  test.beforeEach(async ({ editor }) => {
    await writePhone(editor);
  });

  test('after leaving by the arrow', async ({ editor }) => {
    await editor.leaveEntry();
    await editor.openEntry('company');
    await expectRestored(editor);
  });

  test('after leaving by the browser’s Back', { tag: fullRun }, async ({ editor, page }) => {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
    await editor.openEntry('company');
    await expectRestored(editor);
  });

  test('after loading the page again', { tag: fullRun }, async ({ editor, page }) => {
    await page.reload();
    await expectRestored(editor);
  });

  test('after closing the tab', { tag: fullRun }, async ({ page, context }) => {
    await page.close();
    const editor = new Editor(await context.newPage());
    await editor.visit();
    await editor.openEntry('company');
    await expectRestored(editor);
  });
});

test('Escape does not leave a text that is not saved', { tag: fullRun }, async ({
  editor,
  page,
}) => {
  await writePhone(editor);
  await page.keyboard.press('Escape');
  await expect(editor.preview.getByRole('main')).toContainText(unsaved);
  await expect(editor.text('phone')).toHaveValue(unsaved);
});

test('In a first visit, the form shows the pictures', { tag: fullRun }, async ({ editor }) => {
  await editor.open();
  await editor.openEntry('pictures');
  await editor.unfoldItem('collage', 0);
  await expect(editor.field('collage.0.file').locator('img')).toBeVisible();
});
