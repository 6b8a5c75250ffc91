/** A text that is not saved yet survives however its form is left. */
import { cmsWarnings, type Editor, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const unsaved = '+30 210 000 0099';

async function writePhone(editor: Editor) {
  await editor.open();
  await editor.openEntry('company');
  // The CMS keeps only what an editor has typed.
  await editor.text('phone').press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(unsaved);
}

async function expectRestored(editor: Editor) {
  await expect(editor.dialog).toContainText('Do you want to restore the edited draft?');
  await editor.page.keyboard.press('Escape');
  await editor.page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text('phone')).toHaveValue(unsaved);
}

test('In a first visit, it is offered again after the arrow and the browser’s Back; Escape does not leave', async ({
  editor,
  page,
}) => {
  await writePhone(editor);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
  await editor.leaveEntry();
  await editor.openEntry('company');
  await expectRestored(editor);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  await editor.openEntry('company');
  await expectRestored(editor);
  await editor.save();
  expect(Object.keys(await editor.changedFiles())).toEqual(['content/company.json']);
});

for (const way of ['reload', 'close'] as const) {
  test(`Before the page is left (${way}), the browser asks`, async ({ editor, page }) => {
    await writePhone(editor);
    const asked = page.waitForEvent('dialog');
    const leaving =
      way === 'reload'
        ? page.evaluate(() => window.location.reload()).catch(() => {})
        : page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await leaving;
    await expect(editor.text('phone')).toHaveValue(unsaved);
  });
}

test('Nobody is asked without a change', async ({ editor, page }) => {
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    return dialog.accept();
  });
  await writePhone(editor);
  await editor.save();
  await page.reload();
  expect(asked).toBe(false);
});
