/** What the editor of the tiny site does, with a folder on this computer. */
import { expect, test, words } from './tiny';

test('The page follows what is typed, a click leads to the field, and a save changes one line of the file', async ({
  editor,
}) => {
  const before = String(editor.readFile(words));
  await editor.open();
  await editor.openEntry('Page');
  const { preview } = editor;
  await expect(preview.getByRole('heading')).toHaveText('Harbour');
  await expect(editor.text('text')).toBeVisible();
  await preview.getByText('Ships come and go.').click();
  await expect(editor.text('text')).toBeFocused();
  await editor.write('title', 'Port');
  await expect(preview.getByRole('heading')).toHaveText('Port');
  await editor.save();
  expect(String(editor.readFile(words))).toBe(before.replace('Harbour', 'Port'));
});
