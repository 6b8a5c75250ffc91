/** The imprint and the privacy notice in the editor: Markdown files, one per language. */
import { cmsWarnings, expect, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

test('The first imprint is written with buttons, shown as its page, and saved as Markdown', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.openEntry('imprint');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  const text = editor.field('body').locator('[contenteditable="true"]');
  await text.click();
  await page.keyboard.type('## Galini');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Akti Miaouli 00');
  await expect(editor.preview.getByRole('heading', { level: 2 })).toHaveText('Galini');
  await expect(editor.preview.getByText('Akti Miaouli 00')).toBeVisible();
  await editor.save();
  const saved = Object.entries(await editor.changedFiles()).map(([file, content]) => [
    file,
    String(content),
  ]);
  expect(saved.filter(([, content]) => content)).toEqual([
    ['content/imprint/en.md', '## Galini\n\nAkti Miaouli 00\n'],
  ]);
});

test('A text in one language leaves the others as they are; what is not allowed is refused', async ({
  editor,
  page,
}) => {
  const english =
    '## Galini\n\nAkti _Miaouli_ 00\\\n[Write](mailto:hello@example.com)\n\n- one\n- two\n';
  await editor.open({
    'content/privacy/en.md': english,
    'content/privacy/de.md': '## Galini\n\n<b>Nichts</b>\n',
  });
  await editor.openEntry('privacy');
  await expect(editor.preview.getByRole('heading', { level: 2 })).toHaveText('Galini');
  await editor.chooseLanguage('German');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  await expect(editor.warnings).toContainText('Text contains HTML, in line 3.');
  const text = editor.field('body').locator('[contenteditable="true"]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nichts.');
  await expect(editor.warnings).toHaveCount(0);
  await editor.save();
  const saved = await editor.changedFiles();
  expect(String(saved['content/privacy/en.md'])).toBe(english);
  expect(String(saved['content/privacy/de.md'])).toBe('## Nichts.\n');
});
