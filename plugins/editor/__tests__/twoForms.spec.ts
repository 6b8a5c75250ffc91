/** Clicks on the page lead from one form to another: what is unsaved stays on the page, is named, and is not lost. */
import { fullRun } from './cases';
import { cmsWarnings, dismissDialogs, type Editor, expect, shown, svgFile, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const phone = '+30 210 000 0099';

const line = (editor: Editor) => editor.page.locator('.status-line');

async function writeTitle(editor: Editor, text: string): Promise<void> {
  await shown(editor, 'as a harbour').click();
  const field = editor.text('title.second');
  await expect(field).toBeFocused();
  await field.press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(text);
  await expect(shown(editor, text)).toBeVisible();
}

test('A title and a phone number are changed by clicks on the page: each is named until it is saved', async ({
  editor,
  page,
}) => {
  test.slow();
  const questions = dismissDialogs(page);
  await editor.open();
  await editor.openEntry('about');
  await writeTitle(editor, 'as a lake');
  await expect(line(editor)).toBeHidden();

  // The page stays where the phone number is, and follows what is typed.
  await shown(editor, '+30 210 000 0000').click();
  await expect(editor.text('phone')).toBeFocused();
  await expect(shown(editor, '+30 210 000 0000')).toBeInViewport();
  await editor.text('phone').press('ControlOrMeta+A');
  await page.keyboard.insertText(phone);
  await expect(shown(editor, phone)).toBeInViewport();
  await expect(shown(editor, 'as a lake')).toBeAttached();
  await expect(line(editor)).toHaveText('Not saved yet:About page (English)');

  await editor.save();
  expect(Object.keys(editor.changedFiles())).toEqual(['content/company.json']);
  // In the list, and before the page is left.
  await expect(line(editor)).toBeVisible();
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect.poll(() => questions.length).toBe(1);

  // By keyboard.
  await line(editor).getByRole('button', { name: 'About page (English)' }).press('Enter');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(line(editor)).toBeHidden();
  await expect(shown(editor, 'as a lake')).toBeVisible();
  await editor.save();
  expect(Object.keys(editor.changedFiles()).sort()).toEqual([
    'content/company.json',
    'locales/en/translation.json',
  ]);
  await expect(line(editor)).toBeHidden();
  await page.reload();
  expect(questions).toHaveLength(1);
});

test('Uploads stay on the page of other forms, and what is discarded is not named any more', {
  tag: fullRun,
}, async ({ editor, page }) => {
  test.slow();
  await editor.open();
  await editor.openEntry('company');
  await editor.choosePicture('logo', svgFile('New.svg'));
  const logo = editor.preview.getByRole('banner').locator('img').first();
  await expect(logo).toHaveJSProperty('naturalWidth', 40);
  // To another form, and to the same one of another language.
  await shown(editor, 'as a harbour').click();
  await expect(editor.text('title.second')).toBeFocused();
  await expect(logo).toHaveJSProperty('naturalWidth', 40);
  await writeTitle(editor, 'as a lake');
  await editor.preview.locator('header a[hreflang="de"]').click();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toContainText('Software, ruhig');
  await expect(logo).toHaveJSProperty('naturalWidth', 40);
  await expect(line(editor).getByRole('button')).toHaveText(['About page (English)', 'Company']);

  // Also after the page is loaded again.
  await page.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  await again.goto(page.url());
  const buttons = again.locator('.status-line button');
  await expect(buttons).toHaveText(['About page (English)', 'Company']);
  await buttons.last().click();
  await again.getByRole('button', { name: 'Discard' }).click();
  await again.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(buttons).toHaveText(['About page (English)']);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the line names the form that was left by a tap on the page, and leads back', {
    tag: fullRun,
  }, async ({ editor, page }) => {
    const eye = page.getByRole('button', { name: 'Preview', exact: true });
    await editor.open();
    await editor.openForm('about');
    await eye.click();
    await shown(editor, 'as a harbour').tap();
    await editor.text('title.second').press('ControlOrMeta+A');
    await page.keyboard.insertText('as a lake');
    await eye.click();
    await expect(shown(editor, 'as a lake')).toBeVisible();
    await shown(editor, '+30 210 000 0000').tap();
    await expect(editor.text('phone')).toBeFocused();
    await expect(line(editor)).toBeInViewport();
    await line(editor).getByRole('button').tap();
    await page.getByRole('button', { name: 'Restore' }).tap();
    await editor.unfold('title');
    await expect(editor.text('title.second')).toHaveValue('as a lake');
  });
});
