/** An owner chooses sections, and writes what they say. */

import { contentRoot } from '../../src/files/contentRoot';
import { readAbout, readValue } from '../../src/files/read';
import { jsonText } from '../../src/model/json';
import { cmsWarnings, type Editor, expect, shown, test } from './editor';

test.use({ expectedMessages: cmsWarnings });

const english = 'locales/en/translation.json';

async function addSection(editor: Editor, index: number, name: string): Promise<void> {
  // The form moves under the mouse while its parts appear.
  await editor.field('sections').getByRole('button', { name: /^Add/ }).press('Enter');
  await editor.field(`sections.${index}`).getByRole('combobox').click();
  await editor.page.getByRole('option', { name }).click();
}

test('A section is chosen, moved by keyboard and written, shown at once, and named where a translation lacks them', async ({
  editor,
  page,
}) => {
  test.slow();
  await editor.open();
  await editor.openEntry('pictures');
  await editor.field('collage').hover();
  await editor.reveal(editor.field('sections'));
  const headings = editor.preview.getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(6);
  await addSection(editor, 5, 'References');
  await editor.field('sections').locator('[data-action="reorder"]').nth(5).press('ArrowUp');
  await editor.save();
  const sections = ['mission', 'team', 'value', 'services', 'references', 'figures'];
  const about = { ...readAbout(contentRoot()), sections };
  expect(String(editor.readFile('content/about.json'))).toBe(jsonText(about));

  await editor.openEntry('about');
  await editor.field('title').hover();
  await editor.reveal(editor.field('references'));
  await editor.field('references').getByRole('checkbox').click();
  await editor.unfold('references');
  await editor.write('references.label', 'References');
  await editor.write('references.title', 'Who sails with us');
  const add = editor.field('references.items').getByRole('button', { name: /^Add/ });
  await editor.reveal(add);
  await add.press('Enter');
  await editor.write('references.items.0.name', 'Port of Nowhere');
  await editor.write('references.items.0.url', 'example.com');
  await expect(headings).toContainText(['From the first', 'Who sails with us', 'What calm']);
  await shown(editor, 'Port of Nowhere').click();
  await expect(editor.text('references.items.0.name')).toBeFocused();
  await editor.save();
  const words = readValue(contentRoot(), english) as { page: { about: object } };
  const references = {
    label: 'References',
    title: 'Who sails with us',
    items: [{ name: 'Port of Nowhere', url: 'https://example.com' }],
  };
  const changed = { ...words, page: { ...words.page, about: { ...words.page.about, references } } };
  expect(String(editor.readFile(english))).toBe(jsonText(changed));

  await editor.openForm('about', 'Deutsch');
  await page.getByText(/Texts to translate: 3/).click();
  await expect(page.getByText('Reference 1 › Name')).toBeVisible();
});
