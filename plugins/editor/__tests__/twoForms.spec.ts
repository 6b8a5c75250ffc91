/** Clicks on the page lead from one form to another: what is unsaved stays on the page, is named, and is not lost. */
import { dismissDialogs, type Editor } from './editor';
import { expect, svg, test, words } from './tiny';

const phone = '+30 99';
const firm = 'content/firm.json';

const line = (editor: Editor) => editor.page.locator('.status-line');
const shown = ({ preview }: Editor, text: string) => preview.getByText(text, { exact: true });

async function writeText(editor: Editor, before: string, text: string): Promise<void> {
  await shown(editor, before).click();
  const field = editor.text('text');
  await expect(field).toBeFocused();
  await field.press('ControlOrMeta+A');
  await editor.page.keyboard.insertText(text);
  await expect(shown(editor, text)).toBeVisible();
}

test('A text and a phone number are changed by clicks on the page: each is named until it is saved or discarded, and uploads stay on the page', async ({
  editor,
  page,
}) => {
  const [before, firmBefore] = [words, firm].map((file) => String(editor.readFile(file)));
  const questions = dismissDialogs(page);
  await editor.open();
  await editor.openEntry('Page');
  await writeText(editor, 'Ships come and go.', 'Ships come.');
  await expect(line(editor)).toBeHidden();

  // The page stays where the phone number is, and follows what is typed.
  await shown(editor, '+30 1').click();
  await expect(editor.text('phone')).toBeFocused();
  await expect(shown(editor, '+30 1')).toBeInViewport();
  await editor.text('phone').press('ControlOrMeta+A');
  await page.keyboard.insertText(phone);
  await expect(shown(editor, phone)).toBeInViewport();
  await expect(shown(editor, 'Ships come.')).toBeAttached();
  await expect(line(editor)).toHaveText('Not saved yet:Page (English)');

  await editor.save();
  expect(String(editor.readFile(firm))).toBe(firmBefore?.replace('+30 1', phone));
  expect(String(editor.readFile(words))).toBe(before);
  // In the list, and before the page is left.
  await expect(line(editor)).toBeVisible();
  await page.evaluate(() => window.location.reload()).catch(() => {});
  await expect.poll(() => questions.length).toBe(1);

  // By keyboard.
  await line(editor).getByRole('button', { name: 'Page (English)' }).press('Enter');
  await editor.restore();
  await expect(line(editor)).toBeHidden();
  await expect(shown(editor, 'Ships come.')).toBeVisible();
  await editor.save();
  expect(String(editor.readFile(words))).toBe(before?.replace('Ships come and go.', 'Ships come.'));
  await expect(line(editor)).toBeHidden();
  await page.reload();
  expect(questions).toHaveLength(1);

  // Uploads stay on the page of other forms.
  await editor.openEntry('Firm', 'Whole website');
  await editor.choosePicture('logo', svg('New.svg', 50));
  const logo = editor.preview.getByRole('banner').locator('img').first();
  await expect(logo).toHaveJSProperty('naturalWidth', 50);
  // To another form, and to the same one of another language.
  await writeText(editor, 'Ships come.', 'Ships go.');
  await expect(logo).toHaveJSProperty('naturalWidth', 50);
  await editor.preview.locator('header a[hreflang="de"]').click();
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Hafen');
  await expect(logo).toHaveJSProperty('naturalWidth', 50);
  await expect(line(editor).getByRole('button')).toHaveText(['Page (English)', 'Firm']);

  // Also after the page is loaded again.
  await page.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  await again.goto(page.url());
  const buttons = again.locator('.status-line button');
  await expect(buttons).toHaveText(['Page (English)', 'Firm']);
  await buttons.last().click();
  await again.getByRole('button', { name: 'Discard' }).click();
  await again.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(buttons).toHaveText(['Page (English)']);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the line names the form that was left by a tap on the page, and leads back', async ({
    editor,
    page,
  }) => {
    const eye = page.getByRole('button', { name: 'Preview', exact: true });
    await editor.open();
    await editor.openForm('Page');
    await eye.click();
    await shown(editor, 'Ships come and go.').tap();
    await editor.text('text').press('ControlOrMeta+A');
    await page.keyboard.insertText('Ships come.');
    await eye.click();
    await expect(shown(editor, 'Ships come.')).toBeVisible();
    await shown(editor, '+30 1').tap();
    await expect(editor.text('phone')).toBeFocused();
    await expect(line(editor)).toBeInViewport();
    await line(editor).getByRole('button').tap();
    await page.getByRole('button', { name: 'Restore' }).tap();
    await expect(editor.text('text')).toHaveValue('Ships come.');
  });
});
